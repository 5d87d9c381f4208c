import type { Rolldown } from 'vite'

/** The functions of the bundler that the groups need. */
export interface ModuleGraph {
  readonly getModuleInfo: (id: string) => Pick<Rolldown.ModuleInfo, 'importers' | 'dynamicImporters' | 'isEntry'> | null
}

export type ScriptGroup =
  | ('entry' | 'learner' | 'core' | 'dexie' | 'packages' | 'screens' | 'shared' | 'quiz' | 'review' | 'sheet')
  | ('class' | 'teacher' | 'join' | 'light' | 'camera' | 'relay' | 'pouchdb' | 'line' | 'teacherPages')

/** Where the bundler starts. A group can't have it, because the build finds its script by that. */
const MAIN = /\/(?:index\.html|src\/main\.ts)$/
const LESSON = /\/src\/screens\/lesson\/LessonScreen\.tsx$/
/** The worksheet of a lesson, which is near its end. */
const LESSON_END = /\/src\/screens\/lesson\/sheet\/LessonEnd\.tsx$/
/** Late parts of a lesson. Code shared with a screen goes into the chunk of that screen. */
const LATE = /\/src\/screens\/(?:tools\/lesson\/LessonCalculator|lesson\/FirstLessonOffer)\.tsx$/
const SCREEN = /\/src\/screens\/[^/]+\/\w+Screen\.tsx$/
const LOGIN = /\/src\/screens\/login\/LoginScreen\.tsx$/
const QUIZ = /\/src\/screens\/quiz\/QuizScreen\.tsx$/
const REVIEW = /\/src\/screens\/(?:daily-review|skill-practice)\/\w+Screen\.tsx$/
/**
 * Modules for learners and teachers with a class: the screens of teachers, those of learners who joined, and class
 * storage.
 */
const CLASS =
  /\/src\/(?:classroom\/(?:screens|ports|book|joined|couchdb|firestore)\/|classroom\/services\/(?:openRelays|openBookRelays|startHandIn)\.ts$)/
const TEACHER = /\/src\/classroom\/(?:(?:screens\/teacher|book)\/|services\/openBookRelays\.ts$)/
/** The part that is needed before a press: *Today*, and the book that it reads. */
const FIRST = /\/src\/classroom\/(?:screens\/teacher\/(?:ClassScreen|today\/TodayPage)\.tsx|book\/taughtClasses\.ts)$/
const JOIN = /\/src\/classroom\/(?:screens\/join|joined)\//
/** The code scanner, which a learner starts with a press. */
const CAMERA = /\/src\/classroom\/screens\/light\/Scanner\.tsx$/
const RELAY = /\/src\/classroom\/(?:(?:couchdb|firestore)\/|services\/(?:openRelays|startHandIn)\.ts$)/
const COUCHDB = /\/src\/classroom\/couchdb\//
const KEEPS = new RegExp(`/src/classroom/(?:ports|book|joined)/|${RELAY.source}`)
/** Modules for teachers with a relay. */
const LINE =
  /\/src\/classroom\/(?:screens\/teacher\/relays\/(?:CardRelays|RelayIn|UntoldRelays)\.tsx|services\/openBookRelays\.ts)$/
/** Every screen of a class begins with it, so it must not bring codes and cameras with it. */
const EVERY_CLASS = /\/src\/classroom\/screens\/useClasses\.ts$/
/**
 * Modules that load on every public page automatically. React loads only after the first touch, so modules with React
 * stay out.
 */
const WORKER = /\/src\/platform\/window\/followWorker\.ts$/
/**
 * Modules that are too small for a request of their own: the lists of lessons with a card or a skill, and functions of a few lines
 * that parts of many screens share.
 */
const SMALL = /\/src\/(?:session\/besideLessons|ui\/focusWhenShown|platform\/window\/copyText)\.ts$/
/** Modules that every learner screen needs. */
const AREA = /\/src\/app\/(?:services\/openServices\.ts|learner\/mountLearnerApp\.tsx)$/

const DEXIE = /\/node_modules\/dexie\//
/** The other packages of the learner area, and functions that the compiler adds. */
const PACKAGE = /\/node_modules\/|@oxc-project\+runtime/
/**
 * Rooms without words, and the course. They import each other and packages only (tools/rooms/rooms.ts), so their script
 * never imports the one of the frame.
 */
const CORE = /\/src\/(?:core|data|platform)\/|^\0course$/

/**
 * Returns the script that a module goes into. Without groups the bundler would make a script for each set of modules that
 * the same screens share. These would be about fifty small ones, each a request that the service worker answers.
 *
 * A new version costs each device the scripts that it changes. So scripts of the learner area are cut by how often they
 * change, and none with words is over 30 kB compressed (tests/build/changedBuild.long.test.ts). Each cut makes the area a
 * little larger, because two scripts compress worse than one.
 *
 * - `entry`: the code that every page loads at once, in a site with several languages. Without the group the bundler finds
 *   no order in which to join the modules of the entry that other scripts use, and `/` asks for eight files more. With one
 *   language it finds one, and the group would add a file
 * - `learner`: the frame of the learner area with its words, and code that a lesson shares with another screen. The words
 *   of a screen are in its own script, or in the group of the screens that share it. So a module for lessons must not
 *   import words of the dashboard
 * - `core`: the parts of that without words, which are `src/core`, `src/data` and `src/platform`
 * - `dexie`: the database package, which only an update of a package changes
 * - `packages`: the other packages of the learner area, such as the router
 * - `screens`: code shared by other screens
 * - `quiz`: the quiz, with the questions of reviews and practice, which no other screen needs
 * - `review`: code shared by reviews, checks and practice
 * - `teacher`: code that a teacher's first page shares with the others and with their books
 * - `teacherPages`: code shared by the other teacher pages only
 * - `join`: the same for learners who joined
 * - `light`: code of both sides that shows codes to a camera
 * - `camera`: the code scanner, which teachers have from the start
 * - `class`: code shared by the books of both sides, such as the envelope
 * - `relay`: code shared by relays, so that no one without a relay loads it
 * - `pouchdb`: the packages of the class relay, which all languages share
 * - `line`: code shared by parts for teachers with a relay
 * - `sheet`: code that the end of a lesson shares with screens
 * - `shared`: code that the learner area shares with late parts of public pages
 *
 * @returns null for the start itself, for the entry of a site with one language, and for a module of one script alone, which the bundler places
 */
export function scriptGroup(id: string, graph: ModuleGraph, hasLanguages: boolean): ScriptGroup | null {
  const all = startsOf(id, graph)
  const others = all.filter((start) => !LATE.test(start))
  const starts = others.length > 0 ? others : all
  const screens = starts.filter((start) => SCREEN.test(start))
  const ofClasses = starts.filter((start) => CLASS.test(start)).length
  if (PACKAGE.test(id) && starts.every((start) => COUCHDB.test(start))) return 'pouchdb'
  if (ofClasses > 0 && ofClasses === starts.length) return ofClasses > 1 ? classGroup(id, starts) : null
  const isOfArea = starts.some((start) => AREA.test(start))
  if (starts.some((start) => MAIN.test(start))) return hasLanguages && !MAIN.test(id) ? 'entry' : null
  if (starts.some((start) => graph.getModuleInfo(start)?.isEntry) || (screens.length === 0 && !isOfArea)) return null
  if (starts.some((start) => WORKER.test(start))) return null
  if (starts.some((start) => isOfPublicPages(start, graph))) return 'shared'
  if (isOfArea || SMALL.test(id)) return areaGroup(id)
  if (starts.length === screens.length && starts.every((start) => QUIZ.test(start) || REVIEW.test(start))) {
    return starts.some((start) => QUIZ.test(start)) ? 'quiz' : 'review'
  }
  // A part of a screen that classes use too must not add a request for learners without a class.
  const ofEnd = starts.filter((start) => LESSON_END.test(start)).length
  if (screens.length + ofClasses + ofEnd < 2) return null
  if (screens.some((start) => LESSON.test(start))) return areaGroup(id)
  // The first page of every visit must not request shared worksheet code.
  if (ofEnd > 0) return screens.some((start) => LOGIN.test(start)) ? 'screens' : 'sheet'
  // Code that loads after a screen, such as the account backup, must not pull in the parts of other screens.
  return starts.length === screens.length + ofClasses ? 'screens' : null
}

/** The script for code of the learner area, by how often it changes. */
function areaGroup(id: string): ScriptGroup {
  if (DEXIE.test(id)) return 'dexie'
  if (PACKAGE.test(id)) return 'packages'
  return CORE.test(id) ? 'core' : 'learner'
}

function classGroup(id: string, starts: readonly string[]): ScriptGroup {
  if (EVERY_CLASS.test(id)) return 'class'
  if (starts.every((start) => LINE.test(start))) return 'line'
  const isFirst = starts.some((start) => FIRST.test(start))
  if (starts.every((start) => TEACHER.test(start))) return isFirst ? 'teacher' : 'teacherPages'
  if (starts.every((start) => JOIN.test(start))) return 'join'
  if (!isFirst && starts.every((start) => RELAY.test(start) || TEACHER.test(start))) return 'relay'
  if (starts.every((start) => CAMERA.test(start) || TEACHER.test(start))) return 'camera'
  return starts.some((start) => KEEPS.test(start)) ? 'class' : 'light'
}

/** The entry modules and lazy imports that lead to this module. */
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

/** A part that the entry loads later, except the learner area. */
function isOfPublicPages(start: string, graph: ModuleGraph): boolean {
  if (AREA.test(start)) return false
  const importers = graph.getModuleInfo(start)?.dynamicImporters ?? []
  return importers.some((importer) => startsOf(importer, graph).some((from) => graph.getModuleInfo(from)?.isEntry))
}
