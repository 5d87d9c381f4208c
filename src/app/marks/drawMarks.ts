/**
 * Role: gives each element the language of its text. The scripts of a translated site make their elements here.
 * Guarantee: marks never get into the page, not even in an attribute. A text without marks makes the same element as
 * React does.
 * Must not: change the props of a component, except `PhoneText`, which reads the words of its text. Must not use JSX, which
 * would ask for this module.
 */
import { createElement, Fragment, isValidElement, type ElementType, type ReactElement, type ReactNode } from 'react'
import { oldWordingWords as words } from '#words/oldWording'
import { type MarkedText, markedParts, readMark } from '../../core/curriculum/languageMark'
import { Icon } from '../../ui/Icon'
import { PhoneText } from '../../ui/PhoneText'
import styles from './drawMarks.module.css'

type Props = Readonly<Record<string, unknown>>

export interface Drawn {
  readonly type: ElementType
  readonly props: Props
}

/** Elements that can contain only text. They have no sign of an old wording. */
const textOnly: ReadonlySet<unknown> = new Set(['option', 'title', 'desc', 'text', 'tspan', 'textarea'])

export function drawMarks(type: ElementType, props: Props): Drawn {
  const { children } = props
  if (type === PhoneText) return { type: hasMark(children) ? MarkedPhones : type, props }
  if (typeof type === 'string') {
    const own = withoutMarks(props)
    return { type, props: isMarked(children) ? { ...own, ...spoken(type, own, children) } : withParts(own) }
  }
  // A fragment, and a component of a package such as Link, have no text of their own. Our components make elements.
  const isOurs = typeof type === 'function'
  return { type, props: isOurs ? props : withParts(props) }
}

function hasMark(value: unknown): boolean {
  return isMarked(value) || (Array.isArray(value) && value.some(hasMark))
}

function isMarked(value: unknown): value is string {
  return typeof value === 'string' && value.includes('\u{E0001}')
}

/** The attributes as text, because an attribute can't have a language of its own. */
function withoutMarks(props: Props): Props {
  const marked = Object.entries(props).filter(([name, value]) => name !== 'children' && isMarked(value))
  if (marked.length === 0) return props
  return { ...props, ...Object.fromEntries(marked.map(([name, value]) => [name, readMark(String(value)).text])) }
}

function withParts(props: Props): Props {
  const { children } = props
  return hasMark(children) ? { ...props, children: drawChild(children as ReactNode) } : props
}

/** An element with one text gets the language of the text. With several texts, each part gets its own element. */
function spoken(type: string, props: Props, text: string): Props {
  const parts = markedParts(text)
  const [only] = parts
  if (only === undefined) return { children: '' }
  if (textOnly.has(type))
    return { ...languageOf(parts.length === 1 ? only : undefined, props), children: readMark(text).text }
  if (parts.length > 1 || only.isOld) return { children: drawChild(text) }
  return { ...languageOf(only, props), children: only.text }
}

function languageOf(part: MarkedText | undefined, { lang, dir }: Props): Props {
  return part?.lang === undefined ? {} : { lang: lang ?? part.lang, dir: dir ?? 'ltr' }
}

function drawChild(child: ReactNode): ReactNode {
  if (isMarked(child)) return createElement(Fragment, null, ...markedParts(child).map(drawPart))
  if (!Array.isArray(child)) return child
  return child.map((one: ReactNode) => (isValidElement(one) ? one : drawChild(one)))
}

function drawPart(part: MarkedText): ReactNode {
  if (part.text === '') return part.isOld ? createElement(OldSign) : null
  const text = createElement('span', languageOf(part, {}), part.text)
  return part.isOld ? createElement(Fragment, null, text, createElement(OldSign)) : text
}

/** A text in which phone numbers are links, with its parts in their languages. */
function MarkedPhones({ children }: { readonly children: string }): ReactNode {
  return createElement(
    Fragment,
    null,
    ...markedParts(children).map((part) =>
      createElement(
        part.lang === undefined ? Fragment : 'span',
        part.lang === undefined ? null : languageOf(part, {}),
        part.text === '' ? null : createElement(PhoneText, null, part.text),
        part.isOld ? createElement(OldSign) : null,
      ),
    ),
  )
}

/** A quiet sign after a text that was translated before the English text changed. */
function OldSign(): ReactElement {
  return createElement(
    'span',
    { className: styles.sign, title: words.explained },
    createElement(Icon, { name: 'clock', size: 'small' }),
    createElement('span', { className: 'sr' }, ` (${words.sign})`),
  )
}
