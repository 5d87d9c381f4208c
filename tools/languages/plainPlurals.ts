import { type ESTree, parseSync, type Plugin, Visitor } from 'vite'

/**
 * Writes `plural(count, { one: A, other: B })` as `(count === 1 ? A : B)` in the words of a build, if the language has
 * English's rule. Its pages then need neither the helper nor the browser's rules.
 */
export function plainPlurals(locale: string): Plugin {
  const isPlain = hasEnglishRule(locale)
  return {
    name: 'plain-plurals',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/words\/en\/\w+\.ts$/, code: 'plural(' },
      handler: (source, id) => (isPlain ? { code: withPlainPlurals(id, source), map: null } : undefined),
    },
  }
}

/** Whether `one` is for 1 only, and `other` for any other number that the site counts up to. */
export function hasEnglishRule(locale: string): boolean {
  const rules = new Intl.PluralRules(locale)
  const numbers = Array.from({ length: 10_000 }, (_, index) => index / 2)
  return numbers.every((number) => rules.select(number) === (number === 1 ? 'one' : 'other'))
}

export function withPlainPlurals(file: string, source: string): string {
  const { program, errors } = parseSync(file, source)
  if (errors[0] !== undefined) throw new Error(`${file}: ${errors[0].message}`)
  const calls: ESTree.CallExpression[] = []
  new Visitor({
    CallExpression(call) {
      if (call.callee.type === 'Identifier' && call.callee.name === 'plural') calls.push(call)
    },
  }).visit(program)
  /** The source of a part, in which each outermost call is plain. */
  const plain = (start: number, end: number): string => {
    const first = calls.find((call) => call.start >= start && call.end <= end)
    if (first === undefined) return source.slice(start, end)
    return source.slice(start, first.start) + condition(first) + plain(first.end, end)
  }
  const condition = ({ arguments: [count, forms] }: ESTree.CallExpression): string => {
    const text = (form: string): string | undefined => {
      const value = formIn(forms, form)
      return value && plain(value.start, value.end)
    }
    const [one, other] = [text('one'), text('other')]
    if (count === undefined || other === undefined) throw new Error(`${file}: a plural needs a text for “other”`)
    return one === undefined ? `(${other})` : `(${plain(count.start, count.end)} === 1 ? ${one} : ${other})`
  }
  return plain(0, source.length)
}

function formIn(forms: ESTree.Argument | undefined, form: string): ESTree.Expression | undefined {
  if (forms?.type !== 'ObjectExpression') return undefined
  for (const property of forms.properties) {
    if (property.type === 'Property' && property.key.type === 'Identifier' && property.key.name === form)
      return property.value
  }
  return undefined
}
