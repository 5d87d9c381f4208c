import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'

/*
 * Every module that keeps state on a page has a test without a browser. A test either names the module or renders one of the
 * screens below. A screen counts for the parts of its own room or folder and of `session` that it renders.
 */
const screens = [
  'src/app/learner/LearnerApp.tsx',
  'src/app/layout/NavBar.tsx',
  'src/screens/achievements/AchievementsScreen.tsx',
  'src/classroom/screens/join/JoinScreen.tsx',
  'src/classroom/screens/light/LightShow.tsx',
  'src/classroom/screens/light/Scanner.tsx',
  'src/classroom/screens/teacher/card/CardPage.tsx',
  'src/classroom/screens/teacher/ClassScreen.tsx',
  'src/classroom/screens/teacher/collect/CollectPage.tsx',
  'src/classroom/screens/teacher/grid/GridPage.tsx',
  'src/classroom/screens/teacher/keep/KeepPage.tsx',
  'src/classroom/screens/teacher/learner/LearnerPage.tsx',
  'src/classroom/screens/teacher/list/MyClasses.tsx',
  'src/classroom/screens/teacher/plan/PlanPage.tsx',
  'src/classroom/screens/teacher/today/TodayPage.tsx',
  'src/screens/daily-review/CheckScreen.tsx',
  'src/screens/daily-review/ReviewScreen.tsx',
  'src/screens/dashboard-old/PlainDashboardScreen.tsx',
  'src/screens/dashboard/DashboardScreen.tsx',
  'src/screens/learning-center/LearningCenterScreen.tsx',
  'src/screens/learning-old/PlainLearningScreen.tsx',
  'src/screens/lesson/LessonScreen.tsx',
  'src/screens/login/LoginScreen.tsx',
  'src/screens/skill-practice/PracticeScreen.tsx',
  'src/screens/profile/ProfileScreen.tsx',
  'src/screens/quiz/QuizScreen.tsx',
  'src/screens/state/StateScreen.tsx',
  'src/screens/tools/ToolsScreen.tsx',
  'src/ui/SteadyButton.tsx',
]

/** Modules that only journeys cover so far. Remove entries, never add any. */
const journeysOnly: readonly string[] = []

/**
 * Modules without their own test, each with the test that covers its states on a larger part. A test names every other module
 * with state. Remove entries, never add any.
 */
const walkedThrough: Readonly<Record<string, string>> = {
  'src/screens/achievements/certificate/CertificateActions.tsx':
    'tests/screens/achievements/certificate/certificatePage.page.test.tsx',
  'src/screens/achievements/certificate/NameOnIt.tsx':
    'tests/screens/achievements/certificate/certificatePage.page.test.tsx',
  'src/classroom/screens/join/CardOffer.tsx': 'tests/classroom/screens/join/joinScreen.page.test.tsx',
  'src/classroom/screens/join/HandIn.tsx': 'tests/classroom/screens/join/joinScreen.page.test.tsx',
  'src/classroom/screens/join/JoinedClassPage.tsx': 'tests/classroom/screens/join/otherCard.page.test.tsx',
  'src/classroom/screens/join/NameInClass.tsx': 'tests/classroom/screens/join/joinScreen.page.test.tsx',
  'src/classroom/screens/join/OthersHere.tsx': 'tests/classroom/screens/join/everyone.page.test.tsx',
  'src/classroom/screens/useClasses.ts': 'tests/classroom/screens/join/useJoined.page.test.tsx',
  'src/session/IsThere.tsx': 'tests/screens/profile/backupFile.page.test.tsx',
  'src/classroom/screens/light/usePageVisible.ts': 'tests/classroom/screens/light/Scanner.page.test.tsx',
  'src/classroom/screens/light/useScanner.ts': 'tests/classroom/screens/light/Scanner.page.test.tsx',
  'src/classroom/screens/teacher/list/BringBackup.tsx': 'tests/classroom/screens/teacher/myClasses.page.test.tsx',
  'src/classroom/screens/teacher/card/CardLink.tsx': 'tests/classroom/screens/teacher/madeUpClass.page.test.tsx',
  'src/classroom/screens/teacher/keep/ChangePassword.tsx': 'tests/classroom/screens/teacher/classPages.page.test.tsx',
  'src/classroom/screens/teacher/keep/CloseClass.tsx': 'tests/classroom/screens/teacher/classPages.page.test.tsx',
  'src/classroom/screens/teacher/grid/GridTable.tsx': 'tests/classroom/screens/teacher/madeUpClass.page.test.tsx',
  'src/classroom/screens/teacher/RejectedDevices.tsx': 'tests/classroom/screens/teacher/waitingAll.page.test.tsx',
  'src/classroom/screens/teacher/useDecisions.ts': 'tests/classroom/screens/teacher/waitingAll.page.test.tsx',
  'src/classroom/screens/teacher/learner/DeleteReports.tsx': 'tests/classroom/screens/teacher/classPages.page.test.tsx',
  'src/classroom/screens/teacher/learner/useRelayRemoval.ts': 'tests/classroom/screens/teacher/relays.page.test.tsx',
  'src/classroom/screens/teacher/plan/PlanForm.tsx': 'tests/classroom/screens/teacher/classPages.page.test.tsx',
  'src/classroom/screens/teacher/today/ShownQuestion.tsx': 'tests/classroom/screens/teacher/madeUpClass.page.test.tsx',
  'src/classroom/screens/teacher/today/Suggested.tsx': 'tests/classroom/screens/teacher/madeUpClass.page.test.tsx',
  'src/classroom/screens/teacher/TakeAlong.tsx': 'tests/classroom/screens/teacher/madeUpClass.page.test.tsx',
  'src/classroom/screens/teacher/list/UnlockBook.tsx': 'tests/classroom/screens/teacher/myClasses.page.test.tsx',
  'src/classroom/screens/teacher/classView.ts': 'tests/classroom/screens/teacher/classPages.page.test.tsx',
  'src/classroom/screens/teacher/useTellBefore.ts': 'tests/classroom/screens/teacher/before.page.test.tsx',
  'src/classroom/screens/teacher/useClassCurriculum.ts': 'tests/classroom/screens/teacher/classPages.page.test.tsx',
  'src/screens/dashboard/BackupReminder.tsx': 'tests/screens/dashboard/backupReminder.page.test.tsx',
  'src/screens/learning-center/Catalog.tsx': 'tests/screens/learning-center/learningCenterScreen.page.test.tsx',
  'src/screens/learning-center/LevelRow.tsx': 'tests/screens/learning-center/learningCenterScreen.page.test.tsx',
  'src/screens/learning-center/glossary/GlossaryEntries.tsx':
    'tests/screens/learning-center/glossaryView.page.test.tsx',
  'src/screens/lesson/LessonPage.tsx': 'tests/screens/lesson/lessonScreen.page.test.tsx',
  'src/screens/lesson/LessonText.tsx': 'tests/screens/lesson/lessonScreen.page.test.tsx',
  'src/screens/lesson/tools/LessonNote.tsx': 'tests/screens/lesson/lessonNotes.page.test.tsx',
  'src/screens/lesson/tools/LessonTools.tsx': 'tests/screens/lesson/lessonNotes.page.test.tsx',
  'src/screens/lesson/useLessonPlace.ts': 'tests/screens/lesson/lessonScreen.page.test.tsx',
  'src/screens/login/ForgottenPin.tsx': 'tests/screens/login/whoIsLearning.page.test.tsx',
  'src/screens/login/PasswordField.tsx': 'tests/screens/login/loginScreen.page.test.tsx',
  'src/screens/login/PinAsk.tsx': 'tests/screens/login/whoIsLearning.page.test.tsx',
  'src/screens/login/ResetForm.tsx': 'tests/screens/login/loginScreen.page.test.tsx',
  'src/screens/login/SomeoneNew.tsx': 'tests/screens/login/whoIsLearning.page.test.tsx',
  'src/screens/login/WhoIsLearning.tsx': 'tests/screens/login/whoIsLearning.page.test.tsx',
  'src/screens/login/useErrorFocus.ts': 'tests/screens/login/loginScreen.page.test.tsx',
  'src/screens/profile/AccountGone.tsx': 'tests/screens/profile/accountGone.page.test.tsx',
  'src/screens/profile/TypedPhrase.tsx': 'tests/screens/profile/earlierRecords.page.test.tsx',
  'src/screens/quiz/QuizRun.tsx': 'tests/screens/quiz/quizScreen.page.test.tsx',
  'src/screens/quiz/useAttempt.ts': 'tests/screens/quiz/quizScreen.page.test.tsx',
  'src/session/AskedPlace.tsx': 'tests/screens/lesson/inYourState.page.test.tsx',
  'src/session/TopicNote.tsx': 'tests/screens/lesson/inYourState.page.test.tsx',
  'src/session/InstallWays.tsx': 'tests/screens/dashboard/installOffer.page.test.tsx',
  'src/session/onDemand.ts': 'tests/session/lazyPart.page.test.tsx',
  'src/session/useAnswerKeys.ts': 'tests/screens/daily-review/reviewScreen.page.test.tsx',
  'src/session/useBringIn.ts': 'tests/app/bringInOffers.page.test.tsx',
  'src/session/usePlace.ts': 'tests/screens/sign/signScreen.page.test.tsx',
  'src/session/useUnread.ts': 'tests/screens/accountUnread.page.test.tsx',
  'src/screens/tools/frame/BehindPart.tsx': 'tests/screens/tools/toolsScreen.page.test.tsx',
  'src/screens/tools/frame/RowsInput.tsx': 'tests/screens/tools/toolsScreen.page.test.tsx',
  'src/screens/tools/frame/ToolActions.tsx': 'tests/screens/tools/toolsScreen.page.test.tsx',
  'src/screens/tools/frame/ToolPage.tsx': 'tests/screens/tools/toolsScreen.page.test.tsx',
  'src/screens/tools/frame/useToolForm.ts': 'tests/screens/tools/keptNumbers.page.test.tsx',
  'src/app/layout/SmallMenu.tsx': 'tests/app/layout/navigation.page.test.tsx',
  'src/app/learner/LearnerPages.tsx': 'tests/app/learnerApp.page.test.tsx',
  'src/app/learner/Protected.tsx': 'tests/app/learnerApp.page.test.tsx',
  'src/app/learner/UnsavedFrame.tsx': 'tests/app/learnerApp.page.test.tsx',
  'src/ui/useSteadyPress.ts': 'tests/ui/steadyPress.page.test.tsx',
}

const rooms = ['src/data/accounts', 'src/app', 'src/session', 'src/screens', 'src/classroom/screens', 'src/ui'] as const
const STATE =
  /\buse(?:State|Reducer|Effect|LayoutEffect|Ref|SyncExternalStore|Optimistic|Transition|Action)\b|^export function use[A-Z]/m

type Files = ReadonlyMap<string, string>

function filesUnder(folder: string): Files {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => /\.tsx?$/.test(name))
  return new Map(names.map((name) => [join(folder, name), readFileSync(join(folder, name), 'utf8')]))
}

/** The modules that a file imports statically, without lazy imports. */
const AT_ONCE = /\bfrom '(\.[^']+)'/g
/** A test that lazily imports the content of a screen names it too. */
const AT_ALL = /\b(?:from |import\()'(\.[^']+)'/g

function importsOf(file: string, text: string, files: Files, how = AT_ONCE): readonly string[] {
  return [...text.matchAll(how)].flatMap(([, path = '']) => {
    const module = join(dirname(file), path)
    return [module, `${module}.ts`, `${module}.tsx`].filter((candidate) => files.has(candidate))
  })
}

/** The parts of its own room or folder and of `session` that a screen renders. */
function drawnBy(screen: string, files: Files): ReadonlySet<string> {
  const whole = ['src/app', 'src/classroom/screens'].find((room) => screen.startsWith(`${room}/`))
  const near = [whole ?? dirname(screen), 'src/session']
  const drawn = new Set<string>([screen])
  for (const file of drawn) {
    for (const module of importsOf(file, files.get(file) ?? '', files)) {
      if (near.some((folder) => module.startsWith(`${folder}/`))) drawn.add(module)
    }
  }
  return drawn
}

/** The modules with state that no test covers. */
function untested(sources: Files, tests: Files): readonly string[] {
  const met = new Set([...tests].flatMap(([file, text]) => importsOf(file, text, sources, AT_ALL)))
  const drawn = new Set(screens.filter((screen) => met.has(screen)).flatMap((screen) => [...drawnBy(screen, sources)]))
  return [...sources]
    .filter(([file, text]) => STATE.test(text) && !met.has(file) && !drawn.has(file))
    .map(([file]) => file)
}

/** Every module that a test or its shared helpers import, statically or lazily, with all further imports. */
function reachedFrom(test: string): ReadonlySet<string> {
  const shared = [test, ...importsOf(test, tests.get(test) ?? '', tests)]
  const reached = new Set(shared.flatMap((file) => importsOf(file, tests.get(file) ?? '', sources, AT_ALL)))
  for (const file of reached)
    for (const module of importsOf(file, sources.get(file) ?? '', sources, AT_ALL)) reached.add(module)
  return reached
}

const sources: Files = new Map(rooms.flatMap((room) => [...filesUnder(room)]))
const tests: Files = new Map([...filesUnder('tests')].filter(([file]) => !file.startsWith('tests/journeys/')))
const named = new Set([...tests].flatMap(([file, text]) => importsOf(file, text, sources, AT_ALL)))
const ownless = [...sources].filter(([file, text]) => STATE.test(text) && !named.has(file)).map(([file]) => file)

describe('every component and hook with state', () => {
  it('has a test without a browser', () => {
    expect(untested(sources, tests).filter((file) => !journeysOnly.includes(file))).toEqual([])
  })

  it('leaves the list when it gets a test or is deleted', () => {
    const without = untested(sources, tests)
    expect(journeysOnly.filter((file) => !without.includes(file))).toEqual([])
  })

  it('has its own test, or one listed for it', () => {
    expect(ownless.filter((file) => !Object.hasOwn(walkedThrough, file))).toEqual([])
    expect(Object.keys(walkedThrough).filter((file) => !ownless.includes(file))).toEqual([])
  })

  it('is rendered in the test listed for it', () => {
    const strangers = Object.entries(walkedThrough).filter(([file, test]) => !reachedFrom(test).has(file))
    expect(strangers).toEqual([])
    expect(reachedFrom('tests/ui/quilt.test.ts')).not.toContain('src/screens/login/PinAsk.tsx')
  })

  it('is reported when planted, until a test covers it', () => {
    const planted = 'src/screens/lesson/Planted.tsx'
    const withPlanted = new Map([...sources, [planted, "import { useState } from 'react'\nuseState(0)\n"]])
    expect(untested(withPlanted, tests)).toContain(planted)
    const itsTest = `import { Planted } from '../../${planted.replace('.tsx', '')}'\n`
    expect(untested(withPlanted, new Map([...tests, ['tests/screens/planted.test.tsx', itsTest]]))).not.toContain(
      planted,
    )
  })

  it('is reported when no test renders its screen', () => {
    const withoutLogin = new Map([...tests].filter(([, text]) => !text.includes('screens/login/LoginScreen')))
    expect(untested(sources, withoutLogin)).toContain('src/screens/login/LoginScreen.tsx')
  })
})
