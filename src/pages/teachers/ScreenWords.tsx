import type { Entry } from '../NamedRows'

/** A sentence in which the words of a screen are bold. In the text they are between two stars. */
export function ScreenWords({ children }: { readonly children: string }) {
  return children.split('**').map((part, place) => {
    if (part === '') return null
    return place % 2 === 1 ? <b key={place}>{part}</b> : <span key={place}>{part}</span>
  })
}

interface TextRow {
  readonly title: string
  readonly text: string
}

/** Rows whose texts have the words of a screen in bold. */
export function withScreenWords(rows: readonly TextRow[]): readonly Entry[] {
  return rows.map(({ title, text }) => ({ title, text: <ScreenWords>{text}</ScreenWords> }))
}
