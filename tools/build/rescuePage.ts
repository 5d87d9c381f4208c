import type { rescueWords } from '../../src/words/en/rescue.ts'

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
  // The end of a comment can't be in it.
  const json = JSON.stringify(texts).replaceAll('>', String.raw`\u003e`)
  return template.replace('<html lang="en">', () => `<!--texts ${json}-->\n<html lang="${tag}" dir="${dir}">`)
}
