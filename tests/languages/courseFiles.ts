import { englishFiles } from '../../tools/languages/englishFiles'

/** Every English file of our own site that has a translation, without the words of the interface. */
export const courseFiles = [...englishFiles().content].map(([path, file]) => ({ path, ...file }))
