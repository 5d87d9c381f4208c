/** Adds new questions to the list of published ones, and updates reworded ones. Removes none. */
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { listedQuestions, QUESTION_LIST } from './questionList'
import { readContent } from './readContent'
import { readFolder } from './readFolder'

const list = fileURLToPath(new URL(QUESTION_LIST, import.meta.url))
const { content } = readContent(readFolder(fileURLToPath(new URL('../../public/data/lessons', import.meta.url))))
if (content === undefined) throw new Error('The manifest can’t be read.')
const before = readFileSync(list, { encoding: 'utf8', flag: 'a+' })
writeFileSync(list, listedQuestions(content, before))
