import { Fragment, jsxDEV as make } from 'react/jsx-dev-runtime'
import { drawMarks } from './drawMarks'

/** The function that JSX is compiled to in development and in tests (tools/build/markedTexts.ts). */
export { Fragment }

export const jsxDEV: typeof make = (type, props, ...others) => {
  const drawn = drawMarks(type, props as Readonly<Record<string, unknown>>)
  return make(drawn.type, drawn.props, ...others)
}
