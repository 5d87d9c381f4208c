/** Texts for a site built without the class product. */
export const noClassesWords = {
  title: 'No classes here',
  text: 'This site has no classes. Ask your teacher which site your class uses.',
  kept: 'Classes already saved on this device stay here.',
  toLessons: 'Go to the lessons',
  /** Shown instead of a class's name, which only the class product can read. */
  unreadClass: 'a class saved on this device',
}
