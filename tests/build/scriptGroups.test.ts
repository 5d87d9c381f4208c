import { describe, expect, it } from 'vitest'
import { type ModuleGraph, scriptGroup } from '../../tools/build/scriptGroups'

const entry = '/site/index.html'
const styles = '/site/src/pages/about/page.tsx?styles'
const area = '/site/src/app/learner/mountLearnerApp.tsx'
const lesson = '/site/src/screens/lesson/LessonScreen.tsx'
const quiz = '/site/src/screens/quiz/QuizScreen.tsx'
const login = '/site/src/screens/login/LoginScreen.tsx'
const end = '/site/src/screens/lesson/sheet/LessonEnd.tsx'
const review = '/site/src/screens/daily-review/ReviewScreen.tsx'
const check = '/site/src/screens/daily-review/CheckScreen.tsx'
const practice = '/site/src/screens/skill-practice/PracticeScreen.tsx'
const tools = '/site/src/screens/tools/ToolsScreen.tsx'
const inLesson = '/site/src/screens/tools/lesson/LessonCalculator.tsx'
const calculator = '/site/src/screens/tools/calculators/loanTool.ts'
const today = '/site/src/classroom/screens/teacher/today/TodayPage.tsx'
const collect = '/site/src/classroom/screens/teacher/collect/CollectPage.tsx'
const plan = '/site/src/classroom/screens/teacher/plan/PlanPage.tsx'
const untold = '/site/src/classroom/screens/teacher/relays/UntoldRelays.tsx'
const line = '/site/src/classroom/services/openBookRelays.ts'
const join = '/site/src/classroom/screens/join/JoinScreen.tsx'
const handIn = '/site/src/classroom/screens/join/HandIn.tsx'
const scanner = '/site/src/classroom/screens/light/Scanner.tsx'
const books = '/site/src/classroom/book/taughtClasses.ts'
const couch = '/site/src/classroom/couchdb/CouchRelay.ts'
const form = '/site/src/app/public/MailForm.tsx'
const worker = '/site/src/platform/window/followWorker.ts'

/** The lazy imports of each module. */
const lazily: Readonly<Record<string, readonly string[]>> = {
  [area]: [entry],
  [form]: [entry],
  [worker]: [entry],
  [lesson]: [area],
  [quiz]: [area],
  [login]: [area],
  [end]: [lesson],
  [review]: [area],
  [check]: [area],
  [practice]: [area],
  [tools]: [area],
  [calculator]: [tools],
  [inLesson]: [area],
  [today]: [area],
  [collect]: [area],
  [plan]: [area],
  [untold]: [plan],
  [line]: [area],
  [join]: [area],
  [handIn]: [join],
  [scanner]: [join],
  [books]: [area],
  [couch]: [area],
}

/** A module that these modules import. */
function groupOf(importers: readonly string[], part = '/site/src/part.ts', hasLanguages = true): string | null {
  const graph: ModuleGraph = {
    getModuleInfo: (id) => ({
      isEntry: id === entry || id === styles,
      importers: id === part ? [...importers] : [],
      dynamicImporters: [...(lazily[id] ?? [])],
    }),
  }
  return scriptGroup(part, graph, hasLanguages)
}

describe('the script that a module goes into', () => {
  it.each([
    ['of the entry', [entry, lesson, quiz], 'entry'],
    ['of the entry alone', [entry], 'entry'],
    ['of the styles of a public page', [styles, lesson, quiz], null],
    ['of one screen', [lesson], null],
    ['of the quiz', [quiz], 'quiz'],
    ['of the quiz and the review', [quiz, review], 'quiz'],
    ['of the review and a check', [review, check], 'review'],
    ['of practice, the review and the quiz', [practice, review, quiz], 'quiz'],
    ['of practice and a check', [practice, check], 'review'],
    ['of the review and another screen', [review, tools], 'screens'],
    ['of the area', [area], 'learner'],
    ['of the area and a screen', [area, quiz], 'learner'],
    ['of a lesson and another screen', [lesson, quiz], 'learner'],
    ['of the end of a lesson and another screen', [end, tools], 'sheet'],
    ['of the end of a lesson and the login', [end, login, tools], 'screens'],
    ['of two other screens', [quiz, tools], 'screens'],
    ['of two other screens and what comes after one', [quiz, tools, calculator], null],
    ['of a screen and what it fetches later', [tools, calculator], null],
    ['of what a screen fetches later', [calculator], null],
    ['of the tools inside a lesson', [inLesson], null],
    ['of the tools and the tools inside a lesson', [tools, inLesson], null],
    ['of two other screens and the tools inside a lesson', [quiz, tools, inLesson], 'screens'],
    ['of one page of a class', [collect], null],
    ['of the first page of who teaches and another', [today, collect], 'teacher'],
    ['of two other pages of who teaches', [plan, collect], 'teacherPages'],
    ['of two parts that take a relay', [untold, line], 'line'],
    ['of two pages of who joined', [join, handIn], 'join'],
    ['of who teaches and who joined', [collect, join], 'light'],
    ['of a page of who teaches and the camera', [collect, scanner], 'camera'],
    ['of who joined and the camera', [join, scanner], 'light'],
    ['of a page of who teaches and their books', [today, books], 'teacher'],
    ['of who joined and the books of who teaches', [join, books], 'class'],
    ['of a relay and the books of who teaches', [couch, books], 'class'],
    ['of a relay and what fetches from it', [couch, line], 'relay'],
    ['of a relay and who joined', [couch, join], 'class'],
    ['of a class and another screen', [today, quiz], 'screens'],
    ['of a public page and the learner area', [form, lesson], 'shared'],
    ['of a public page alone', [form], null],
    ['of what follows the worker and the learner area', [worker, area], null],
  ])('%s', (_, importers, group) => {
    expect(groupOf(importers)).toBe(group)
  })

  it('leaves the start, and the entry in one language, to the bundler', () => {
    expect(groupOf([entry, lesson], undefined, false)).toBe(null)
    expect(groupOf([lesson, quiz], undefined, false)).toBe('learner')
    expect(groupOf([entry], '/site/src/main.ts')).toBe(null)
    expect(groupOf([], entry)).toBe(null)
  })

  // A new version then costs a device only the part that it changes.
  it.each([
    ['the frame and its words', '/site/src/words/en/learnerFrame.ts', 'learner'],
    ['the parts that the frame draws with', '/site/src/ui/Button.tsx', 'learner'],
    ['progress', '/site/src/core/progress/points.ts', 'core'],
    ['the store', '/site/src/data/store/connection.ts', 'core'],
    ['the browser', '/site/src/platform/clock.ts', 'core'],
    ['the course', '\0course', 'core'],
    ['the database package', '/node_modules/dexie/dist/dexie.js', 'dexie'],
    ['the router', '/node_modules/react-router/dist/index.mjs', 'packages'],
    ['a function of the compiler', '\0@oxc-project+runtime@0.1.0/helpers/esm/typeof.js', 'packages'],
  ])('cuts the learner area by how often it changes: %s', (_, part, group) => {
    expect(groupOf([area], part)).toBe(group)
    expect(groupOf([lesson, quiz], part)).toBe(group)
  })

  it('leaves a part of the core with its only screens', () => {
    expect(groupOf([quiz], '/site/src/core/review/schedule.ts')).toBe('quiz')
    expect(groupOf([quiz, tools], '/site/src/core/finance/loan.ts')).toBe('screens')
  })

  it('keeps codes and cameras out of the hook for all class screens', () => {
    expect(groupOf([today, join, scanner])).toBe('light')
    expect(groupOf([today, join, scanner], '/site/src/classroom/screens/useClasses.ts')).toBe('class')
  })

  it('depends on its importers at any distance', () => {
    const chain: Readonly<Record<string, readonly string[]>> = { a: ['b'], b: ['c'], c: [lesson, quiz, 'a'] }
    const graph: ModuleGraph = {
      getModuleInfo: (id) => ({
        isEntry: id === entry,
        importers: [...(chain[id] ?? [])],
        dynamicImporters: [...(lazily[id] ?? [])],
      }),
    }
    expect(scriptGroup('a', graph, true)).toBe('learner')
  })
})
