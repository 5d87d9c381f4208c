/**
 * Writes the invented languages for tests. Each translates all of today’s English.
 * Run: npx tsx tools/languages/invented/write.ts <folder>
 */
import { writeInvented } from './writeInvented.ts'

const [folder] = process.argv.slice(2)
if (folder === undefined) throw new Error('Name a folder: npx tsx tools/languages/invented/write.ts <folder>')
writeInvented(folder)
console.log(`Wrote two languages into ${folder}.`)
