import { type ESTree, parseSync, Visitor } from 'vite'

type Node = ESTree.Node
interface Range {
  readonly start: number
  readonly end: number
}

const SLEEP = /^(?:sleeps?|delays?|waitForTimeout)$/
/** What passes although nothing has happened. */
const STEP = /\b(?:requestAnimationFrame|setImmediate|setTimeout|nextTask|nextTurn|digest)\b/
const IN_PAGE = /\b(?:setTimeout|requestAnimationFrame)\(/

/**
 * Finds places where a test waits for a time, or for a fixed number of frames, tasks or hashes. A busy machine needs more of
 * them. A loop that ends when something is there may pause between two looks. The next task (`setTimeout(resolve)`) is not a
 * pause. Scripts in strings, which run in a page, are read too.
 *
 * @param file its name, whose extension selects the parser
 * @returns the texts of these places
 */
export function pauses(file: string, source: string): readonly string[] {
  const { program, errors } = parseSync(file, source)
  if (errors[0] !== undefined) throw new Error(`${file}: ${errors[0].message}`)
  const found: Range[] = []
  const looks: Range[] = []
  const scripts: string[] = []
  const sleepers = new Set<string>()
  const resolvers = new Set<string>()
  const textOf = ({ start, end }: Range): string => source.slice(start, end)
  const isIn = (node: Range, ranges: readonly Range[]): boolean =>
    ranges.some(({ start, end }) => start <= node.start && node.end <= end)
  const read = (script: string): void => void (IN_PAGE.test(script) && scripts.push(script))
  const onlyWaits = (body: Node): boolean => {
    const [only, ...rest] = body.type === 'BlockStatement' ? body.body : [body]
    const isAwait = only?.type === 'ExpressionStatement' && only.expression.type === 'AwaitExpression'
    return isAwait && rest.length === 0 && STEP.test(textOf(only))
  }
  const loop = (node: Range, body: Node, isCounted: boolean): void =>
    void (isCounted && onlyWaits(body) ? found : looks).push(node)

  new Visitor({
    ImportDeclaration: ({ source: from, specifiers }) => {
      if (from.value.endsWith('timers/promises')) for (const { local } of specifiers) sleepers.add(local.name)
    },
    NewExpression: ({ callee, arguments: [executor] }) => {
      const [resolve] = executor?.type === 'ArrowFunctionExpression' ? executor.params : []
      if (nameOf(callee) === 'Promise' && resolve?.type === 'Identifier') resolvers.add(resolve.name)
    },
    WhileStatement: (node) => loop(node, node.body, false),
    DoWhileStatement: (node) => loop(node, node.body, false),
    ForStatement: (node) => loop(node, node.body, node.test?.type === 'BinaryExpression'),
    ForOfStatement: (node) => void (onlyWaits(node.body) && found.push(node)),
    CallExpression: (node) => {
      const name = nameOf(node.callee) ?? ''
      const [first, second] = node.arguments
      const isSleep = (sleepers.has(name) || SLEEP.test(name)) && isTime(first)
      const isTimer = name === 'setTimeout' && isTime(second) && resolvers.has(nameOf(first) ?? '')
      const areFrames = name === 'requestAnimationFrame' && textOf(node).lastIndexOf(name) > 0
      if (((isSleep || isTimer) && !isIn(node, looks)) || areFrames) found.push(node)
    },
    TemplateLiteral: ({ quasis }) => read(quasis.map(({ value }) => value.raw).join('(0)')),
    Literal: ({ value }) => (typeof value === 'string' ? read(value) : undefined),
  }).visit(program)

  const outer = found.filter((one) => !found.some((other) => other !== one && isIn(one, [other])))
  return [...outer.map(textOf), ...scripts.flatMap(pausesInPage)]
}

/** Reads a script as the body of an asynchronous function. */
function pausesInPage(script: string): readonly string[] {
  const source = `async function inPage() {${script}\n}`
  const isWhole = parseSync('inPage.js', source).errors.length === 0
  return isWhole ? pauses('inPage.js', source) : (script.match(/setTimeout\(\w+, [^)]*\)/g) ?? [])
}

function nameOf(node: Node | undefined): string | undefined {
  if (node?.type === 'Identifier') return node.name
  return node?.type === 'MemberExpression' && node.property.type === 'Identifier' ? node.property.name : undefined
}

function isTime(node: Node | undefined): boolean {
  return node !== undefined && !(node.type === 'Literal' && node.value === 0)
}
