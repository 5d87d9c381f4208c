import { type ESTree, parseSync, Visitor } from 'vite'

/** A place that identifies an error by its name. */
export interface ReadName {
  /** Counted from 1. */
  readonly line: number
  readonly text: string
}

type Node = ESTree.Node

/** Names that a thrown value usually has outside a `catch`. */
const ERROR = /error|exception|thrown|rejection|^cause$/i
const MATCHES = /^(?:test|exec|match|includes|startsWith|endsWith|indexOf|search)$/

/**
 * Finds places where a module identifies an error by its `name`, its `constructor.name`, or the text of its `message`.
 * The production build renames classes, and libraries reword their messages. A test of the source sees neither. Use
 * `instanceof`, a code or the place of the throw instead. Only `isDomFault` reads the browser's own names.
 *
 * @param file its name, whose extension selects the parser
 */
export function errorNames(file: string, source: string): readonly ReadName[] {
  const { program, errors } = parseSync(file, source)
  if (errors[0] !== undefined) throw new Error(`${file}: ${errors[0].message}`)
  const found: ReadName[] = []
  const thrown = new Set<string>()
  const report = ({ start, end }: Node): void => {
    found.push({ line: source.slice(0, start).split('\n').length, text: source.slice(start, end) })
  }
  const isThrown = (node: Node): boolean =>
    node.type === 'Identifier' ? thrown.has(node.name) || ERROR.test(node.name) : isThrownField(node)
  // Matches `error.cause` and `event.error`.
  const isThrownField = (node: Node): boolean => node.type === 'MemberExpression' && ERROR.test(fieldOf(node) ?? '')
  const reads = (node: Node, field: string): node is ESTree.MemberExpression =>
    node.type === 'MemberExpression' && fieldOf(node) === field && isThrown(bare(node.object))
  const isMessage = (node: Node): boolean => reads(bare(node), 'message')
  const note = (param: Node | null | undefined): void => {
    if (param?.type === 'Identifier') thrown.add(param.name)
    if (param?.type === 'ObjectPattern') for (const property of param.properties) if (named(property)) report(property)
  }
  const hear = (callback: Node | undefined): void => {
    if (callback?.type === 'ArrowFunctionExpression' || callback?.type === 'FunctionExpression')
      note(callback.params[0])
  }
  new Visitor({
    CatchClause: ({ param }) => note(param),
    VariableDeclarator: ({ id, init }) => {
      if (init === null || id.type !== 'ObjectPattern' || !isThrown(bare(init))) return
      for (const property of id.properties) if (named(property)) report(property)
    },
    MemberExpression: (node) => {
      const isOfClass = fieldOf(node) === 'name' && fieldOf(bare(node.object)) === 'constructor'
      if (isOfClass || reads(node, 'name')) report(node)
    },
    BinaryExpression: (node) => {
      if (/^[=!]==?$/.test(node.operator) && (isMessage(node.left) || isMessage(node.right))) report(node)
    },
    SwitchStatement: ({ discriminant }) => {
      if (isMessage(discriminant)) report(discriminant)
    },
    CallExpression: (node) => {
      const callee = bare(node.callee)
      const method = fieldOf(callee)
      if (callee.type !== 'MemberExpression' || method === undefined) return
      if (method === 'catch') hear(node.arguments[0])
      if (method === 'then') hear(node.arguments[1])
      if (MATCHES.test(method) && (isMessage(callee.object) || node.arguments.some(isMessage))) report(node)
    },
  }).visit(program)
  return found
}

function named(property: Node): boolean {
  return property.type === 'Property' && property.key.type === 'Identifier' && property.key.name === 'name'
}

function fieldOf(node: Node): string | undefined {
  if (node.type !== 'MemberExpression') return undefined
  const { property } = node
  if (node.computed)
    return property.type === 'Literal' && typeof property.value === 'string' ? property.value : undefined
  return property.type === 'Identifier' ? property.name : undefined
}

/** Removes syntax that only the compiler sees, and `?.`. */
function bare(node: Node): Node {
  const isWrapped =
    node.type === 'TSAsExpression' ||
    node.type === 'TSNonNullExpression' ||
    node.type === 'TSSatisfiesExpression' ||
    node.type === 'ParenthesizedExpression' ||
    node.type === 'ChainExpression'
  return isWrapped ? bare(node.expression) : node
}
