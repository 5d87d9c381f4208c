import { parseSync } from 'vite'
import { bare, type Node, nodeAt, nodesAt } from '../../organization/sentences/nodes.ts'
import type { Sentence } from '../../organization/sentences/readSentences.ts'

/** The English text of a sentence, with its values as `{count}`. */
export function englishText(source: string, { start, end, values }: Sentence): string {
  let code = ''
  let at = start
  for (const [name, span] of [...values].sort(([, one], [, other]) => one.start - other.start)) {
    code += `${source.slice(at, span.start)}$${name}`
    at = span.end
  }
  code += source.slice(at, end)
  const { program } = parseSync('sentence.ts', `(${code})`)
  const [statement] = nodesAt(program as unknown as Node, 'body')
  const expression = statement && nodeAt(statement, 'expression')
  return expression === undefined ? '' : written(bare(expression))
}

function written(node: Node): string {
  switch (node.type) {
    case 'Literal':
      return String(node['value'])
    case 'Identifier':
      return `{${String(node['name']).slice(1)}}`
    case 'TemplateLiteral': {
      const expressions = nodesAt(node, 'expressions')
      const quasis = nodesAt(node, 'quasis').map(({ value }) => (value as { readonly cooked: string }).cooked)
      return quasis
        .map((text, at) => text + (expressions[at] === undefined ? '' : written(bare(expressions[at]))))
        .join('')
    }
    default:
      return ['left', 'right']
        .map((side) => nodeAt(node, side))
        .map((part) => part && written(bare(part)))
        .join('')
  }
}
