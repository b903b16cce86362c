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

/** True from the first touch or key on: who came by the login has done that, a cold start has not. */
export function isPageInUse(): boolean {
  return page.isInUse;
}
