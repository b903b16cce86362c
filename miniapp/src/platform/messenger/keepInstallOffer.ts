/** The browser offers the page's installation once, often before the app's code has loaded (installPrompt.ts). */
export function keepInstallOffer(): void {
  addEventListener('beforeinstallprompt', (offer) => {
    offer.preventDefault();
    window.installOffer = offer as NonNullable<typeof window.installOffer>;
  });
  addEventListener('appinstalled', () => {
    window.installOffer = undefined;
  });
}
