import { type ESTree, parseSync, Visitor } from 'vite'

/**
 * Ends of keys for texts next to a label that asks for confirmation. A button that closes a message or a dialog has none.
 */
const confirmation = /^(?:Title|Warning|Phrase|Type|ForGood)$/

/** A button in a file of words that is labeled *Close* or *Dismiss*, and deletes. */
export interface WrongButton {
  readonly start: number
  readonly label: string
}

/** Labels *Close* and *Dismiss* of deleting buttons. They have a `closeTitle` or `dismissWarning` next to them. */
export function wrongButtons(file: string, source: string): readonly WrongButton[] {
  const found: WrongButton[] = []
  new Visitor({
    ObjectExpression({ properties }) {
      const keys = properties.map(keyOf)
      for (const property of properties) {
        if (property.type !== 'Property' || property.value.type !== 'Literal') continue
        const { start, value } = property.value
        if (value !== 'Close' && value !== 'Dismiss') continue
        const key = keyOf(property)
        if (keys.some((other) => other.startsWith(key) && confirmation.test(other.slice(key.length))))
          found.push({ start, label: value })
      }
    },
  }).visit(parseSync(file, source).program)
  return found
}

const keyOf = (property: ESTree.ObjectPropertyKind): string =>
  property.type === 'Property' && property.key.type === 'Identifier' ? property.key.name : ''
