import type { Rolldown } from 'vite'

/** As much of the bundler as the groups ask. */
export interface ModuleGraph {
  readonly getModuleInfo: (id: string) => Pick<Rolldown.ModuleInfo, 'importers' | 'dynamicImporters' | 'isEntry'> | null
}

export type ScriptGroup =
  | ('learner' | 'screens' | 'shared' | 'quiz' | 'review' | 'sheet')
  | ('class' | 'teacher' | 'join' | 'light' | 'camera' | 'relay' | 'line' | 'desk')

const LESSON = /\/src\/screens\/lesson\/LessonScreen\.tsx$/
/** The sheet of a lesson, which comes near its end. */
const LESSON_END = /\/src\/screens\/lesson\/sheet\/LessonEnd\.tsx$/
/** The tools inside a lesson: what they share with a screen goes where the screen has it. */
const CALCULATOR = /\/src\/screens\/tools\/lesson\/LessonCalculator\.tsx$/
const SCREEN = /\/src\/screens\/[^/]+\/\w+Screen\.tsx$/
const LOGIN = /\/src\/screens\/login\/LoginScreen\.tsx$/
const QUIZ = /\/src\/screens\/quiz\/QuizScreen\.tsx$/
const REVIEW = /\/src\/screens\/(?:daily-review|skill-practice)\/\w+Screen\.tsx$/
/** What only who has a class asks for: the screens of who teaches, those of who joined, and what keeps classes. */
const CLASS =
  /\/src\/(?:classroom\/(?:screens|ports|book|joined|couchdb|firestore)\/|classroom\/services\/(?:openRelays|openBookRelays|startHandIn)\.ts$)/
const TEACHER = /\/src\/classroom\/(?:(?:screens\/teacher|book)\/|services\/openBookRelays\.ts$)/
/** What of it stands before a press: *Today*, and the book that it is read from. */
const FIRST = /\/src\/classroom\/(?:screens\/teacher\/(?:ClassScreen|today\/TodayPage)\.tsx|book\/taughtClasses\.ts)$/
const JOIN = /\/src\/classroom\/(?:screens\/join|joined)\//
/** What reads codes, which a learner asks for by a press. */
const CAMERA = /\/src\/classroom\/screens\/light\/Scanner\.tsx$/
const RELAY = /\/src\/classroom\/(?:(?:couchdb|firestore)\/|services\/(?:openRelays|startHandIn)\.ts$)/
const KEEPS = new RegExp(`/src/classroom/(?:ports|book|joined)/|${RELAY.source}`)
/** What only who teaches with a relay asks for. */
const LINE =
  /\/src\/classroom\/(?:screens\/teacher\/relays\/(?:CardRelays|RelayIn|UntoldRelays)\.tsx|services\/openBookRelays\.ts)$/
/** What comes to every public page by itself. React comes to none before somebody touches it: what has React with it stays away. */
const WORKER = /\/src\/platform\/window\/followWorker\.ts$/
/** What every screen of a learner stands on. */
const AREA = /\/src\/app\/(?:services\/openServices\.ts|learner\/mountLearnerApp\.tsx)$/

/**
 * The script that a module goes into, where the bundler would make a script of each set of modules that the same
 * screens share: some fifty small ones, each a request that the service worker answers.
 *
 * - `learner`: the learner area, and what a lesson shares with another screen
 * - `screens`: what other screens share
 * - `quiz`: the quiz, with what reviews and practice ask their questions by: no other screen has to load that
 * - `review`: what reviews, checks and practice share beside it
 * - `teacher`: what the first page of who teaches shares with the others and with their books
 * - `desk`: what only the other pages share
 * - `join`: the same of who joined
 * - `light`: what screens of both show to a camera
 * - `camera`: what reads it, and who teaches has from the start
 * - `class`: what the books of both share, such as the envelope
 * - `relay`: what relays share with one another, so that nobody without a relay asks for it
 * - `line`: what parts share that only who teaches with a relay asks for
 * - `sheet`: what the end of a lesson shares with screens
 * - `shared`: what the learner area shares with parts of public pages that come later
 *
 * @returns null for a module of the entry or of one script alone: the bundler puts it there
 */
export function scriptGroup(id: string, graph: ModuleGraph): ScriptGroup | null {
  const all = startsOf(id, graph)
  const others = all.filter((start) => !CALCULATOR.test(start))
  const starts = others.length > 0 ? others : all
  const screens = starts.filter((start) => SCREEN.test(start))
  const ofClasses = starts.filter((start) => CLASS.test(start)).length
  if (ofClasses > 0 && ofClasses === starts.length) return ofClasses > 1 ? classGroup(starts) : null
  const isOfArea = starts.some((start) => AREA.test(start))
  if (starts.some((start) => graph.getModuleInfo(start)?.isEntry) || (screens.length === 0 && !isOfArea)) return null
  if (starts.some((start) => WORKER.test(start))) return null
  if (starts.some((start) => isOfPublicPages(start, graph))) return 'shared'
  if (isOfArea) return 'learner'
  if (starts.length === screens.length && starts.every((start) => QUIZ.test(start) || REVIEW.test(start))) {
    return starts.some((start) => QUIZ.test(start)) ? 'quiz' : 'review'
  }
  // A part of a screen that classes use too must not become a request more for who has none.
  const ofEnd = starts.filter((start) => LESSON_END.test(start)).length
  if (screens.length + ofClasses + ofEnd < 2) return null
  if (screens.some((start) => LESSON.test(start))) return 'learner'
  // The page that everybody begins with must not ask for what sheets share.
  if (ofEnd > 0) return screens.some((start) => LOGIN.test(start)) ? 'screens' : 'sheet'
  // What is fetched after a screen stands, such as the backup of an account, must not bring the parts of other screens.
  return starts.length === screens.length + ofClasses ? 'screens' : null
}

function classGroup(starts: readonly string[]): ScriptGroup {
  if (starts.every((start) => LINE.test(start))) return 'line'
  const isFirst = starts.some((start) => FIRST.test(start))
  if (starts.every((start) => TEACHER.test(start))) return isFirst ? 'teacher' : 'desk'
  if (starts.every((start) => JOIN.test(start))) return 'join'
  if (!isFirst && starts.every((start) => RELAY.test(start) || TEACHER.test(start))) return 'relay'
  if (starts.every((start) => CAMERA.test(start) || TEACHER.test(start))) return 'camera'
  return starts.some((start) => KEEPS.test(start)) ? 'class' : 'light'
}

/** The modules that bring this one with them and are asked for by themselves: the entry, and what is imported lazily. */
function startsOf(id: string, graph: ModuleGraph): readonly string[] {
  const seen = new Set([id])
  const starts: string[] = []
  for (const module of seen) {
    const info = graph.getModuleInfo(module)
    if (info === null) continue
    if (info.isEntry || info.dynamicImporters.length > 0) starts.push(module)
    for (const importer of info.importers) seen.add(importer)
  }
  return starts
}

/** A part that the entry fetches later, the learner area excepted. */
function isOfPublicPages(start: string, graph: ModuleGraph): boolean {
  if (AREA.test(start)) return false
  const importers = graph.getModuleInfo(start)?.dynamicImporters ?? []
  return importers.some((importer) => startsOf(importer, graph).some((from) => graph.getModuleInfo(from)?.isEntry))
}
