/** What the tools beside a lesson say. */
export const lessonToolsWords = {
  tools: 'Reading tools',
  textSize: 'Text size',
  print: 'Print',
}
