/** The text of a file, inserted by the build. */
declare module '*?raw' {
  const text: string
  export default text
}
