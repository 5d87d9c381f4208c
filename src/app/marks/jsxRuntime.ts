import { Fragment, jsx as make, jsxs as makeWithList } from 'react/jsx-runtime'
import { drawMarks } from './drawMarks'

/** The functions that JSX is compiled to, for the scripts of a translated site (tools/build/markedTexts.ts). */
export { Fragment }

export const jsx: typeof make = (type, props, key) => {
  const drawn = drawMarks(type, props as Readonly<Record<string, unknown>>)
  return make(drawn.type, drawn.props, key)
}

export const jsxs: typeof makeWithList = (type, props, key) => {
  const drawn = drawMarks(type, props as Readonly<Record<string, unknown>>)
  return makeWithList(drawn.type, drawn.props, key)
}
