/** The browser offers the page's installation once, often before any of the app's code is there (installPrompt.ts). */
export function keepInstallOffer(): void {
  addEventListener('beforeinstallprompt', (offer) => {
    offer.preventDefault();
    window.installOffer = offer as NonNullable<typeof window.installOffer>;
  });
  addEventListener('appinstalled', () => {
    window.installOffer = undefined;
  });
}
