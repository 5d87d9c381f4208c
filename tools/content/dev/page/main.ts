/** The bar for authors on the pages of `npm run dev`, and the file that the page shows, for the server. */
import { lessonAt, patterns } from '../../../../src/words/paths.ts'
import { valuesOfPath } from '../../../../src/words/pathPattern.ts'
import { SHOWN_EVENT } from '../shownEvent.ts'
import { barElement } from './barElement.ts'
import { withholdFigures } from './figures.ts'

withholdFigures()
const isFramed = window.parent !== window
const bar = isFramed ? undefined : barElement()
let shown: string | undefined

function look(): void {
  const lesson = lessonAt(location.pathname)?.lessonId
  const quiz = valuesOfPath(patterns.quiz, location.pathname)?.['moduleId']
  if (bar !== undefined) {
    bar.hidden = lesson === undefined
    if (!bar.isConnected) document.body.append(bar)
  }
  const file = lesson === undefined ? quiz && `${quiz}_quiz.json` : `${lesson}.json`
  if (file === shown) return
  shown = file
  import.meta.hot?.send(SHOWN_EVENT, { file })
}

look()
// The router changes the address without an event.
setInterval(look, 300)
