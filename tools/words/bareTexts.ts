import { join, relative } from 'node:path'
import {
  isArrowFunction,
  isBinaryExpression,
  isConditionalExpression,
  isElementAccessExpression,
  isFunctionDeclaration,
  isIdentifier,
  isImportDeclaration,
  isJsxElement,
  isJsxExpression,
  isJsxFragment,
  isJsxText,
  isNumericLiteral,
  isPropertyAccessExpression,
  isReturnStatement,
  isStringLiteral,
  isVariableDeclaration,
  type Expression,
  type JsxElement,
  type JsxFragment,
  type Node,
  type SourceFile,
} from 'typescript/unstable/ast'
import { API, type Checker, type Type, TypeFlags } from 'typescript/unstable/sync'

/**
 * A browser's translation replaces texts with its own elements. React updates the text node that it created, which is no
 * longer in the page, so the reader still sees the old words. Only a text that is the only child of its element is
 * updated through the element (`setTextContent`). That also replaces the translation.
 */
export const reasons = {
  beside: 'a text that changes shares its element with something else',
  fragment: 'a text in a fragment has no element of its own',
  after: 'a text follows something that comes and goes',
  list: 'a list of texts shares an element',
  component: 'a component comes out as a text without an element',
} as const

/** The kinds of values that an expression may have, by its type. */
interface Outcome {
  readonly isText: boolean
  /** A list that may contain a text. */
  readonly isListOfTexts: boolean
  /** One text that is known to the compiler. */
  readonly isKnown: boolean
}

const nothing = TypeFlags.BooleanLike | TypeFlags.Undefined | TypeFlags.Null | TypeFlags.Void | TypeFlags.Never
const texts = TypeFlags.StringLike | TypeFlags.NumberLike | TypeFlags.BigIntLike | TypeFlags.Any | TypeFlags.Unknown
/** Browsers do not translate punctuation, so its text node stays. */
const isTranslated = (text: string): boolean => /[\p{L}\p{N}]/u.test(text)

/**
 * Every place of a project where a text may be outdated in a translated page, as `file:line: reason`.
 *
 * @param root the folder to which file names are relative
 * @param config the `tsconfig.json` of the project, below `root`
 */
export function findBareTexts(root: string, config: string): readonly string[] {
  const api = new API({ cwd: root })
  try {
    const path = join(root, config)
    const project = api.updateSnapshot({ openProjects: [path] }).getProject(path)
    if (project === undefined) throw new Error(`${config} is no project`)
    const { program, checker } = project
    return program
      .getSourceFileNames()
      .filter((file) => file.endsWith('.tsx') && !file.includes('/node_modules/'))
      .flatMap((file) => {
        const source = program.getSourceFile(file)
        return source === undefined ? [] : findIn(source, checker, relative(root, file).replaceAll('\\', '/'))
      })
  } finally {
    api.close()
  }
}

function findIn(source: SourceFile, checker: Checker, file: string): readonly string[] {
  const found: string[] = []
  const words = importedWords(source)
  const say = (node: Node, reason: keyof typeof reasons): void => {
    const line = source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1
    found.push(`${file}:${line}: ${reasons[reason]}: ${node.getText(source).replaceAll(/\s+/g, ' ').slice(0, 80)}`)
  }

  function judgeChildren(parent: JsxElement | JsxFragment): void {
    const children = parent.children.filter((child) =>
      isJsxText(child)
        ? child.text.trim() !== '' || !child.text.includes('\n')
        : !isJsxExpression(child) || child.expression,
    )
    let hasChanging = false
    for (const child of children) {
      if (isJsxText(child)) {
        if (!isTranslated(child.text)) continue
        if (isJsxFragment(parent)) say(child, 'fragment')
        else if (hasChanging) say(child, 'after')
        continue
      }
      if (!isJsxExpression(child) || child.expression === undefined) continue
      const { expression } = child
      const type = checker.getTypeAtLocation(expression)
      const { isText, isListOfTexts, isKnown } = outcomeOf(type, checker)
      const isConstant = isKnown || isConstantWord(expression, words)
      if (isListOfTexts) say(child, 'list')
      else if (isText && !(isKnown && !isTranslated(textOf(type)))) {
        if (isJsxFragment(parent)) say(child, 'fragment')
        else if (!isConstant && (children.length > 1 || isSwappedNode(expression, type))) say(child, 'beside')
        else if (hasChanging) say(child, 'after')
      }
      if (!isConstant && !isText) hasChanging = true
    }
  }

  function judgeResult(result: Expression): void {
    const { isText, isListOfTexts } = outcomeOf(checker.getTypeAtLocation(result), checker)
    if (isText || isListOfTexts) say(result, 'component')
  }

  function visit(node: Node, isComponent: boolean): void {
    if (isJsxElement(node) || isJsxFragment(node)) judgeChildren(node)
    if (isComponent && isReturnStatement(node) && node.expression !== undefined) judgeResult(node.expression)
    // A function inside a component is not a component because of that.
    const named =
      isFunctionDeclaration(node) || isVariableDeclaration(node)
        ? /^\p{Lu}\p{Ll}/u.test(node.name?.getText(source) ?? '')
        : undefined
    const isInner = isArrowFunction(node)
    node.forEachChild((child) => visit(child, named ?? (isComponent && !isInner)))
  }
  visit(source, false)
  return found
}

/** Children that are shown at some times only. They may contain texts between elements. */
function isSwappedNode(expression: Expression, type: Type | undefined): boolean {
  const parts = type?.isUnionType() === true ? (type.getTypes() ?? []) : []
  const isNode = parts.some((part) => part.getSymbol()?.name === 'Iterable')
  return isNode && (isConditionalExpression(expression) || isBinaryExpression(expression))
}

/** The names in a file for texts that never change. */
function importedWords(source: SourceFile): ReadonlySet<string> {
  const names = new Set<string>()
  for (const statement of source.statements) {
    if (!isImportDeclaration(statement) || !isStringLiteral(statement.moduleSpecifier)) continue
    if (!/^#words\/|\/site$/.test(statement.moduleSpecifier.text)) continue
    for (const [name] of (statement.importClause?.getText(source) ?? '').matchAll(/\w+(?=\s*(?:,|\}|$))/g))
      names.add(name)
  }
  return names
}

function isConstantWord(expression: Expression, words: ReadonlySet<string>): boolean {
  if (isIdentifier(expression)) return words.has(expression.text)
  if (isPropertyAccessExpression(expression)) return isConstantWord(expression.expression, words)
  if (!isElementAccessExpression(expression)) return false
  const { argumentExpression: key } = expression
  return (isNumericLiteral(key) || isStringLiteral(key)) && isConstantWord(expression.expression, words)
}

/** `within` has the unions that are being checked, because a list of elements may contain such lists. */
function outcomeOf(type: Type | undefined, checker: Checker, within: readonly Type[] = []): Outcome {
  if (type === undefined) return { isText: true, isListOfTexts: false, isKnown: false }
  if (within.includes(type)) return { isText: false, isListOfTexts: false, isKnown: false }
  if (type.isUnionType()) {
    const parts = (type.getTypes() ?? []).map((part) => outcomeOf(part, checker, [...within, type]))
    return {
      isText: parts.some(({ isText }) => isText),
      isListOfTexts: parts.some(({ isListOfTexts }) => isListOfTexts) && !parts.some(({ isText }) => isText),
      isKnown: false,
    }
  }
  if ((type.flags & nothing) !== 0) return { isText: false, isListOfTexts: false, isKnown: true }
  if (type.isStringLiteralType() || type.isNumberLiteralType())
    return { isText: true, isListOfTexts: false, isKnown: true }
  if ((type.flags & texts) !== 0) return { isText: true, isListOfTexts: false, isKnown: false }
  const [item] = checker.isArrayLikeType(type) && type.isTypeReference() ? checker.getTypeArguments(type) : []
  const isListOfTexts = item !== undefined && outcomeOf(item, checker, within).isText
  return { isText: false, isListOfTexts, isKnown: false }
}

const textOf = (type: Type | undefined): string =>
  type !== undefined && (type.isStringLiteralType() || type.isNumberLiteralType()) ? String(type.value) : 'unknown'
