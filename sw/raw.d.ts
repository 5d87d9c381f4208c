/** A file as its text, put in by the build. */
declare module '*?raw' {
  const text: string
  export default text
}
