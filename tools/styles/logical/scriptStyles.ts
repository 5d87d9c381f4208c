import { parseSync, Visitor, type ESTree } from 'vite'
import type { Declaration } from '../../contrast/declarationsOf.ts'
import { outcomes } from '../../words/outcomes.ts'

type Found = Pick<Declaration, 'file' | 'line' | 'property' | 'value'>

/** Properties of an element and keys that say left or right. */
const measured = /^(?:scrollLeft|offsetLeft|clientLeft|clientX|pageX|screenX|movementX)$/
const keys = /^Arrow(?:Left|Right)$/
/** Names of styles that nothing else has, so that an object needs no type to be one. */
const ofStyles =
  /^(?:(?:scroll)?(?:margin|padding)|border)(?:Left|Right)|^border(?:Top|Bottom)(?:Left|Right)Radius$|^textAlign$/i

/**
 * The styles in a script: `style={{ … }}`, an object of the type CSSProperties, `element.style.left = …`, and
 * `setProperty`. Beside them every place that measures from the left or hears an arrow key, with the value `script`.
 *
 * @throws when the file is no TypeScript
 */
export function scriptStyles(file: string, source: string): readonly Found[] {
  const { program, errors } = parseSync(file, source)
  if (errors[0] !== undefined) throw new Error(`${file}: ${errors[0].message}`)
  const found: Found[] = []
  const report = (node: ESTree.Node, property: string, value = 'script'): void => {
    found.push({ file, line: source.slice(0, node.start).split('\n').length, property, value })
  }
  const take = (node: ESTree.Node, name: string, value: ESTree.Node | null): void => {
    const property = name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
    const texts = outcomes(value).map(({ text }) => text)
    for (const text of texts.length === 0 ? ['…'] : texts) report(node, property, text)
  }
  const known = new Set<ESTree.Node>()
  const takeObject = (object: ESTree.Node | null | undefined): void => {
    if (object?.type !== 'ObjectExpression') return
    for (const property of object.properties) {
      if (property.type !== 'Property') continue
      known.add(property)
      take(property, nameOf(property.key), property.value)
    }
  }

  new Visitor({
    JSXAttribute({ name, value }) {
      if (nameOf(name) === 'style' && value?.type === 'JSXExpressionContainer') takeObject(value.expression)
    },
    VariableDeclarator({ id, init }) {
      const type = id.type === 'Identifier' ? id.typeAnnotation : undefined
      if (type && source.slice(type.start, type.end).includes('CSSProperties')) takeObject(init)
    },
    Property(property) {
      const name = nameOf(property.key)
      if (ofStyles.test(name) && !known.has(property)) take(property, name, property.value)
    },
    AssignmentExpression({ left, right }) {
      if (left.type !== 'MemberExpression' || nameOf(left.object) !== 'style') return
      take(left, nameOf(left.property), right)
    },
    CallExpression(call) {
      const [property, value] = call.arguments
      if (nameOf(call.callee) !== 'setProperty' || property?.type !== 'Literal' || value === undefined) return
      take(call, String(property.value), value)
    },
    MemberExpression({ property }) {
      if (measured.test(nameOf(property))) report(property, nameOf(property))
    },
    Literal(literal) {
      if (typeof literal.value === 'string' && keys.test(literal.value)) report(literal, literal.value)
    },
  }).visit(program)
  return found
}

function nameOf(node: ESTree.Node): string {
  if (node.type === 'Identifier' || node.type === 'JSXIdentifier') return node.name
  if (node.type === 'Literal') return String(node.value)
  return node.type === 'MemberExpression' ? nameOf(node.property) : ''
}
