/** Adds new questions to the list of published ones, and updates reworded ones. Removes none. */
import { readFileSync, writeFileSync } from 'node:fs'
import { courseFilePath, fromRoot, LESSONS_FOLDER } from './lessonsFolder'
import { listedQuestions, QUESTION_LIST } from './questionList'
import { readContent } from './readContent'
import { readFolder } from './readFolder'

const list = fromRoot(courseFilePath(QUESTION_LIST))
const { content } = readContent(readFolder(fromRoot(LESSONS_FOLDER)))
if (content === undefined) throw new Error('The manifest can’t be read.')
const before = readFileSync(list, { encoding: 'utf8', flag: 'a+' })
writeFileSync(list, listedQuestions(content, before))
