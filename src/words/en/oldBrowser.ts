/** Texts of the learner area in a browser that is too old for it. */
export const oldBrowserWords = {
  title: 'This browser is too old',
  /** @param oldest such as `Chrome 103, Safari 15.4 and Firefox 102` */
  text: (oldest: string) =>
    `You can’t learn in this browser. The lessons work in ${oldest}, and in newer versions. Update your browser, or open this site in another one.`,
  home: 'Read about this site',
}
