/** The mark of the organization, made from its `mark.svg` (tools/organization/mark). */
declare module '#mark' {
  export const viewBox: string
  export const shapes: import('react').ReactElement
}
