/** How a typed number is read, where a comma or a period may mean two things. */
export const typedNumberWords = {
  readAs: (number: string) => `Read as ${number}`,
  unclear: (whole: string, decimal: string) => `This could be ${whole} or ${decimal}. Type the one you mean.`,
}
