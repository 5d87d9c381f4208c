/** What a site without the class product says. */
export const noClassesWords = {
  title: 'No classes here',
  text: 'This site has no classes. Ask your teacher which site your class uses.',
  kept: 'Classes that are already saved on this device stay on it.',
  toLessons: 'Go to the lessons',
  /** In the place of a class's name, which only the class product can read. */
  unreadClass: 'a class saved on this device',
}
