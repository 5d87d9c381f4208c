/** The text of a file, inserted by the build. */
declare module '*?raw' {
  const text: string
  export default text
}

/** Whether the site has several languages. The build inserts it. */
declare const __HAS_LANGUAGES__: boolean
/** Whether the site has cloud accounts. The build inserts it. */
declare const __HAS_BACKUP__: boolean
