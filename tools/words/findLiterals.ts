import { type ESTree, parseSync, Visitor } from 'vite'
import { outcomes, type SyntaxNode } from './outcomes.ts'

/** A text in a screen that belongs into the catalog. */
export interface Literal {
  /** Counted from 1. */
  readonly line: number
  readonly text: string
}

/** Attributes that a reader sees or hears, where even one word must be in the catalog. */
const shown =
  /^(?:aria-(?:label|description|placeholder|roledescription|valuetext)|alt|caption|error|heading|hint|label|placeholder|summary|text|title)$|Label$|Text$|Title$/
/** Attributes with names, shapes and addresses, which never contain sentences. */
const unseen =
  /^(?:aria-(?!label|description|placeholder|roledescription|valuetext)[a-z]+|className|d|data-.+|href|id|key|media|points|preserveAspectRatio|sizes|src|srcSet|to|transform|viewBox)$/
/** Elements whose text is the same in every language. */
const code = /^(?:code|kbd|samp|pre|CodeBlock)$/
/** Calls whose texts are for developers, browsers and stylesheets. */
const unread = /^(?:\w*Error|matchMedia|querySelector(?:All)?|closest|matches|assert|warn|info|debug)$/

/** References such as `&nbsp;` are unresolved in the text of JSX. */
const hasLetter = (text: string): boolean => /\p{L}/u.test(text.replaceAll(/&#?\w+;/g, ' '))
/** `text/html; charset=utf-8` and similar texts are for browsers. */
const isContentType = (text: string): boolean => /^\w+\/[\w.+-]+;/.test(text)
/** Two words with a space between them. */
const readsLikeText = (text: string): boolean => !isContentType(text) && /\p{L}[’']?[,.;!?]?\s+[“‘(]?\p{L}/u.test(text)
/** One word that begins like a label. */
const readsLikeLabel = (text: string): boolean => readsLikeText(text) || /^\p{Lu}\p{Ll}/u.test(text)

/** Whether a text is for readers. */
type Judgement = (text: string) => boolean
const nobody: Judgement = () => false

/**
 * The texts of a source file that a person would read, which belong into `src/words/en`: text between tags, visible
 * attributes, and any other string that looks like a sentence. Error messages are for developers.
 *
 * @param file its name, whose extension selects the parser
 * @throws when the file is no TypeScript
 */
export function findLiterals(file: string, source: string): readonly Literal[] {
  const { program, errors } = parseSync(file, source)
  if (errors[0] !== undefined) throw new Error(`${file}: ${errors[0].message}`)
  const found: Literal[] = []
  const judged = new Set<SyntaxNode>()

  const report = (node: SyntaxNode, text: string): void => {
    const tidy = text.replaceAll(/\s+/g, ' ').trim()
    const spaceBefore = /^\s*/.exec(text)?.[0].length ?? 0
    found.push({
      line: source.slice(0, node.start + (node.type === 'JSXText' ? spaceBefore : 0)).split('\n').length,
      text: tidy,
    })
  }
  /** Checks the strings that an expression may have as values. Each string is checked only once. */
  const judge = (node: SyntaxNode | null | undefined, isText: Judgement): void => {
    for (const part of outcomes(node)) {
      if (judged.has(part.node)) continue
      judged.add(part.node)
      if (isText(part.text)) report(part.node, part.text)
    }
  }
  const skip = (node: SyntaxNode | null | undefined): void => judge(node, nobody)
  const judgeAttribute = ({ name, value }: ESTree.JSXAttribute): void => {
    const called = nameOf(name)
    judge(value, shown.test(called) ? hasLetter : unseen.test(called) ? nobody : readsLikeLabel)
  }

  new Visitor({
    ImportDeclaration: ({ source: from }) => skip(from),
    ExportAllDeclaration: ({ source: from }) => skip(from),
    ExportNamedDeclaration: ({ source: from }) => skip(from),
    TSLiteralType: ({ literal }) => skip(literal),
    BinaryExpression({ operator, left, right }) {
      if (operator === '+') return
      skip(left)
      skip(right)
    },
    SwitchCase: ({ test }) => skip(test),
    NewExpression: (call) => skipUnread(call),
    CallExpression: (call) => skipUnread(call),
    JSXAttribute: judgeAttribute,
    Property({ key, value }) {
      if (shown.test(nameOf(key))) judge(value, readsLikeLabel)
    },
    JSXElement({ openingElement, children }) {
      const isCode = code.test(nameOf(openingElement.name))
      for (const child of children) judge(child, isCode ? nobody : hasLetter)
    },
    JSXFragment({ children }) {
      for (const child of children) judge(child, hasLetter)
    },
    Literal: (node) => judge(node, readsLikeText),
    TemplateLiteral: (node) => judge(node, readsLikeText),
  }).visit(program)
  return found.sort((a, b) => a.line - b.line)

  function skipUnread({ callee, arguments: args }: ESTree.CallExpression | ESTree.NewExpression): void {
    if (unread.test(nameOf(callee))) for (const argument of args) skip(argument)
  }
}

/** The last name of an attribute, an element or a call: `aria-label`, `Menu.Item` or `console.warn`. */
function nameOf(node: SyntaxNode): string {
  if (node.type === 'Identifier' || node.type === 'JSXIdentifier') return node.name
  if (node.type === 'MemberExpression' || node.type === 'JSXMemberExpression') return nameOf(node.property)
  // Only an error class passes a text to its superclass.
  return node.type === 'Super' ? 'Error' : ''
}
