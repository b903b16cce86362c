/** Events that show the user is active on this page. */
export const signsOfUse = ['pointerdown', 'keydown'] as const;

const page = { isInUse: false };

for (const sign of signsOfUse) {
  window.addEventListener(
    sign,
    () => {
      page.isInUse = true;
    },
    { once: true, capture: true, passive: true },
  );
}

/** True from the first touch or key on: a user who came through the login is active, a cold start is not. */
export function isPageInUse(): boolean {
  return page.isInUse;
}
