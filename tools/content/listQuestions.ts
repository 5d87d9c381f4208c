/** Adds new questions to the list of published ones, and updates reworded ones. Removes none. */
import { readFileSync, writeFileSync } from 'node:fs'
import { chosenOrganization } from '../organization/chosenOrganization.ts'
import { composedCourse } from '../organization/course/courseFolder.ts'
import { isAuthored, questionListOf } from './checkCourse.ts'
import { listedQuestions } from './questionList'
import { readContent } from './readContent'

const chosen = chosenOrganization()
const list = questionListOf(chosen)
const { content } = readContent(composedCourse(chosen).files)
if (content === undefined) throw new Error('The manifest can’t be read.')
const modules = content.modules.filter(({ quiz }) => quiz !== undefined && isAuthored(chosen, quiz.file))
const before = readFileSync(list, { encoding: 'utf8', flag: 'a+' })
writeFileSync(list, listedQuestions({ ...content, modules }, before))
