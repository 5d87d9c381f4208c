import type { rescueWords } from '../../src/words/en/rescue.ts'

/** The few rules of the page that name a side. */
const mirrored = `
  main {
    padding-right: calc(var(--gutter) + 0.35rem);
    padding-left: var(--gutter);
    background-position: calc(100% - var(--x)) 0, calc(100% - var(--x) - 3px) 0;
  }
  .again {
    border-right: 4px solid var(--margin);
    border-left: 1px solid var(--edge);
  }
  @media (min-width: 52rem) {
    main {
      padding-right: calc(var(--gutter) + var(--margin-note) + 2.25rem);
      padding-left: var(--gutter);
    }
  }
`

/**
 * The page of the rescue in another language, for `rescue.html` in its folder. It is the page of the worker with that
 * language's texts in a comment, from which the worker fills it in (`parseRescuePage` in sw/rescue.ts).
 * @param template the text of sw/rescuePage.html
 */
export function rescuePage(
  template: string,
  words: typeof rescueWords,
  site: string,
  { tag, dir }: { readonly tag: string; readonly dir: string },
): string {
  const texts = {
    ask: words.ask(site),
    again: words.again,
    done: words.done(site),
    unreachable: words.unreachable(site),
    strange: words.strange(site),
  }
  const styles = dir === 'rtl' ? template.replace('</style>', () => `${mirrored}</style>`) : template
  // The end of a comment can't be in it.
  const json = JSON.stringify(texts).replaceAll('>', String.raw`\u003e`)
  return styles.replace('<html lang="en">', () => `<!--texts ${json}-->\n<html lang="${tag}" dir="${dir}">`)
}
