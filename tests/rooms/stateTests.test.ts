import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'

/*
 * Whatever keeps state on a page is met by a test without a browser: a test names its module, or renders one of the
 * screens below, which stand for the parts of their own room or folder and of `session` that they draw.
 */
const screens = [
  'src/app/learner/LearnerApp.tsx',
  'src/app/layout/NavBar.tsx',
  'src/learning/achievements/AchievementsScreen.tsx',
  'src/learning/class/join/JoinScreen.tsx',
  'src/learning/class/light/LightShow.tsx',
  'src/learning/class/light/Scanner.tsx',
  'src/learning/class/teacher/CardPage.tsx',
  'src/learning/class/teacher/ClassScreen.tsx',
  'src/learning/class/teacher/CollectPage.tsx',
  'src/learning/class/teacher/GridPage.tsx',
  'src/learning/class/teacher/KeepPage.tsx',
  'src/learning/class/teacher/LearnerPage.tsx',
  'src/learning/class/teacher/MyClasses.tsx',
  'src/learning/class/teacher/PlanPage.tsx',
  'src/learning/class/teacher/TodayPage.tsx',
  'src/learning/daily-review/CheckScreen.tsx',
  'src/learning/daily-review/ReviewScreen.tsx',
  'src/learning/dashboard-old/PlainDashboardScreen.tsx',
  'src/learning/dashboard/DashboardScreen.tsx',
  'src/learning/learning-center/LearningCenterScreen.tsx',
  'src/learning/learning-old/PlainLearningScreen.tsx',
  'src/learning/lesson/LessonScreen.tsx',
  'src/learning/login/LoginScreen.tsx',
  'src/learning/skill-practice/PracticeScreen.tsx',
  'src/learning/profile/ProfileScreen.tsx',
  'src/learning/quiz/QuizScreen.tsx',
  'src/learning/tools/ToolsScreen.tsx',
  'src/ui/SteadyButton.tsx',
]

/** Met by journeys alone so far. It only grows shorter. */
const journeysOnly: readonly string[] = []

/**
 * Without a test of their own: each with the one that walks through its states on a larger part. Whatever else keeps state
 * is named by a test. It only grows shorter.
 */
const walkedThrough: Readonly<Record<string, string>> = {
  'src/learning/achievements/certificate/CertificateActions.tsx':
    'tests/learning/achievements/certificate/certificatePage.test.tsx',
  'src/learning/achievements/certificate/NameOnIt.tsx':
    'tests/learning/achievements/certificate/certificatePage.test.tsx',
  'src/learning/class/join/CardOffer.tsx': 'tests/learning/class/join/joinScreen.test.tsx',
  'src/learning/class/join/Everyone.tsx': 'tests/learning/class/join/everyone.test.tsx',
  'src/learning/class/join/HandIn.tsx': 'tests/learning/class/join/joinScreen.test.tsx',
  'src/learning/class/join/HowToJoin.tsx': 'tests/learning/class/join/joinScreen.test.tsx',
  'src/learning/class/join/JoinStart.tsx': 'tests/learning/class/join/joinPlace.test.tsx',
  'src/learning/class/join/JoinedClassPage.tsx': 'tests/learning/class/join/otherCard.test.tsx',
  'src/learning/class/join/LeaveClass.tsx': 'tests/learning/class/join/joinScreen.test.tsx',
  'src/learning/class/join/LeftClass.tsx': 'tests/learning/class/join/joinScreen.test.tsx',
  'src/learning/class/join/NameInClass.tsx': 'tests/learning/class/join/joinScreen.test.tsx',
  'src/learning/class/join/OthersHere.tsx': 'tests/learning/class/join/everyone.test.tsx',
  'src/learning/class/join/ReportPreview.tsx': 'tests/learning/class/join/joinScreen.test.tsx',
  'src/learning/class/join/useKeptCard.ts': 'tests/learning/class/join/joinScreen.test.tsx',
  'src/learning/class/join/useReport.ts': 'tests/learning/class/join/joinScreen.test.tsx',
  'src/learning/class/light/useLightFrames.ts': 'tests/learning/class/light/LightShow.test.tsx',
  'src/learning/class/light/usePageVisible.ts': 'tests/learning/class/light/Scanner.test.tsx',
  'src/learning/class/light/useScanner.ts': 'tests/learning/class/light/Scanner.test.tsx',
  'src/learning/class/teacher/BringBackup.tsx': 'tests/learning/class/teacher/myClasses.test.tsx',
  'src/learning/class/teacher/CardLink.tsx': 'tests/learning/class/teacher/madeUpClass.test.tsx',
  'src/learning/class/teacher/ChangePassword.tsx': 'tests/learning/class/teacher/classPages.test.tsx',
  'src/learning/class/teacher/CloseClass.tsx': 'tests/learning/class/teacher/classPages.test.tsx',
  'src/learning/class/teacher/GivePlan.tsx': 'tests/learning/class/teacher/madeUpClass.test.tsx',
  'src/learning/class/teacher/GridTable.tsx': 'tests/learning/class/teacher/madeUpClass.test.tsx',
  'src/learning/class/teacher/LeftMembers.tsx': 'tests/learning/class/teacher/classPages.test.tsx',
  'src/learning/class/teacher/MemberDevices.tsx': 'tests/learning/class/teacher/classPages.test.tsx',
  'src/learning/class/teacher/MemberNote.tsx': 'tests/learning/class/teacher/classPages.test.tsx',
  'src/learning/class/teacher/NeedsYourEye.tsx': 'tests/learning/class/teacher/classPages.test.tsx',
  'src/learning/class/teacher/OpenAClass.tsx': 'tests/learning/class/teacher/myClasses.test.tsx',
  'src/learning/class/teacher/PlanForm.tsx': 'tests/learning/class/teacher/classPages.test.tsx',
  'src/learning/class/teacher/ShownQuestion.tsx': 'tests/learning/class/teacher/madeUpClass.test.tsx',
  'src/learning/class/teacher/Suggested.tsx': 'tests/learning/class/teacher/madeUpClass.test.tsx',
  'src/learning/class/teacher/TakeAlong.tsx': 'tests/learning/class/teacher/madeUpClass.test.tsx',
  'src/learning/class/teacher/UnlockBook.tsx': 'tests/learning/class/teacher/myClasses.test.tsx',
  'src/learning/class/teacher/classView.ts': 'tests/learning/class/teacher/classPages.test.tsx',
  'src/learning/class/teacher/useTellBefore.ts': 'tests/learning/class/teacher/before.test.tsx',
  'src/learning/class/teacher/useBookBackup.ts': 'tests/learning/class/teacher/classPages.test.tsx',
  'src/learning/class/teacher/useClassCurriculum.ts': 'tests/learning/class/teacher/classPages.test.tsx',
  'src/learning/dashboard/BackupReminder.tsx': 'tests/learning/dashboard/backupReminder.test.tsx',
  'src/learning/learning-center/Catalog.tsx': 'tests/learning/learning-center/learningCenterScreen.test.tsx',
  'src/learning/learning-center/LevelRow.tsx': 'tests/learning/learning-center/learningCenterScreen.test.tsx',
  'src/learning/learning-center/glossary/GlossaryEntries.tsx': 'tests/learning/learning-center/glossaryView.test.tsx',
  'src/learning/lesson/LessonPage.tsx': 'tests/learning/lesson/lessonScreen.test.tsx',
  'src/learning/lesson/LessonText.tsx': 'tests/learning/lesson/lessonScreen.test.tsx',
  'src/learning/lesson/tools/LessonNote.tsx': 'tests/learning/lesson/lessonNotes.test.tsx',
  'src/learning/lesson/tools/LessonTools.tsx': 'tests/learning/lesson/lessonNotes.test.tsx',
  'src/learning/lesson/useLessonPlace.ts': 'tests/learning/lesson/lessonScreen.test.tsx',
  'src/learning/login/ForgottenPin.tsx': 'tests/learning/login/whoIsLearning.test.tsx',
  'src/learning/login/PasswordField.tsx': 'tests/learning/login/loginScreen.test.tsx',
  'src/learning/login/PinAsk.tsx': 'tests/learning/login/whoIsLearning.test.tsx',
  'src/learning/login/ResetForm.tsx': 'tests/learning/login/loginScreen.test.tsx',
  'src/learning/login/SomeoneNew.tsx': 'tests/learning/login/whoIsLearning.test.tsx',
  'src/learning/login/WhoIsLearning.tsx': 'tests/learning/login/whoIsLearning.test.tsx',
  'src/learning/login/useErrorFocus.ts': 'tests/learning/login/loginScreen.test.tsx',
  'src/learning/profile/AccountGone.tsx': 'tests/learning/profile/accountGone.test.tsx',
  'src/learning/profile/AsideRecords.tsx': 'tests/learning/profile/setAside.test.tsx',
  'src/learning/profile/BackupFile.tsx': 'tests/learning/profile/backupFile.test.tsx',
  'src/learning/profile/BringInFile.tsx': 'tests/learning/profile/backupFile.test.tsx',
  'src/learning/profile/NotMe.tsx': 'tests/learning/profile/notMe.test.tsx',
  'src/learning/profile/StartOver.tsx': 'tests/learning/profile/setAside.test.tsx',
  'src/learning/profile/TypedPhrase.tsx': 'tests/learning/profile/setAside.test.tsx',
  'src/learning/quiz/QuizRun.tsx': 'tests/learning/quiz/quizScreen.test.tsx',
  'src/learning/quiz/useAttempt.ts': 'tests/learning/quiz/quizScreen.test.tsx',
  'src/learning/session/InstallWays.tsx': 'tests/learning/dashboard/installOffer.test.tsx',
  'src/learning/session/useAnswerKeys.ts': 'tests/learning/daily-review/reviewScreen.test.tsx',
  'src/learning/session/useBringIn.ts': 'tests/app/bringInOffers.test.tsx',
  'src/learning/session/useUnread.ts': 'tests/learning/accountUnread.test.tsx',
  'src/learning/tools/frame/BehindPart.tsx': 'tests/learning/tools/toolsScreen.test.tsx',
  'src/learning/tools/frame/RowsInput.tsx': 'tests/learning/tools/toolsScreen.test.tsx',
  'src/learning/tools/frame/ToolActions.tsx': 'tests/learning/tools/toolsScreen.test.tsx',
  'src/learning/tools/frame/ToolPage.tsx': 'tests/learning/tools/toolsScreen.test.tsx',
  'src/learning/tools/frame/useToolAddress.ts': 'tests/learning/tools/keptNumbers.test.tsx',
  'src/learning/tools/frame/useToolForm.ts': 'tests/learning/tools/keptNumbers.test.tsx',
  'src/app/layout/SmallMenu.tsx': 'tests/app/layout/navigation.test.tsx',
  'src/app/learner/LearnerPages.tsx': 'tests/app/learnerApp.test.tsx',
  'src/app/learner/Protected.tsx': 'tests/app/learnerApp.test.tsx',
  'src/ui/useSteadyPress.ts': 'tests/ui/steadyPress.test.tsx',
}

const rooms = ['src/accounts', 'src/app', 'src/learning', 'src/ui'] as const
const STATE =
  /\buse(?:State|Reducer|Effect|LayoutEffect|Ref|SyncExternalStore|Optimistic|Transition)\b|^export function use[A-Z]/m

type Files = ReadonlyMap<string, string>

function filesUnder(folder: string): Files {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => /\.tsx?$/.test(name))
  return new Map(names.map((name) => [join(folder, name), readFileSync(join(folder, name), 'utf8')]))
}

/** The modules that a file imports by name, not those that it fetches later. */
const AT_ONCE = /\bfrom '(\.[^']+)'/g
/** A test that fetches what a screen shows later names it too. */
const AT_ALL = /\b(?:from |import\()'(\.[^']+)'/g

function importsOf(file: string, text: string, files: Files, how = AT_ONCE): readonly string[] {
  return [...text.matchAll(how)].flatMap(([, path = '']) => {
    const module = join(dirname(file), path)
    return [module, `${module}.ts`, `${module}.tsx`].filter((candidate) => files.has(candidate))
  })
}

/** What a screen draws of its own room or folder and of `session`. */
function drawnBy(screen: string, files: Files): ReadonlySet<string> {
  const near = [screen.startsWith('src/app/') ? 'src/app' : dirname(screen), 'src/learning/session']
  const drawn = new Set<string>([screen])
  for (const file of drawn) {
    for (const module of importsOf(file, files.get(file) ?? '', files)) {
      if (near.some((folder) => module.startsWith(`${folder}/`))) drawn.add(module)
    }
  }
  return drawn
}

/** The modules with state that no test meets. */
function untested(sources: Files, tests: Files): readonly string[] {
  const met = new Set([...tests].flatMap(([file, text]) => importsOf(file, text, sources, AT_ALL)))
  const drawn = new Set(screens.filter((screen) => met.has(screen)).flatMap((screen) => [...drawnBy(screen, sources)]))
  return [...sources]
    .filter(([file, text]) => STATE.test(text) && !met.has(file) && !drawn.has(file))
    .map(([file]) => file)
}

/** Every module that a test or what it shares with other tests imports, at once or later, and what those import. */
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
  it('is met by a test without a browser', () => {
    expect(untested(sources, tests).filter((file) => !journeysOnly.includes(file))).toEqual([])
  })

  it('leaves the list of those without as soon as it has one, or is gone', () => {
    const without = untested(sources, tests)
    expect(journeysOnly.filter((file) => !without.includes(file))).toEqual([])
  })

  it('has a test of its own, or one that is named for it', () => {
    expect(ownless.filter((file) => !Object.hasOwn(walkedThrough, file))).toEqual([])
    expect(Object.keys(walkedThrough).filter((file) => !ownless.includes(file))).toEqual([])
  })

  it('is drawn in the test that is named for it', () => {
    const strangers = Object.entries(walkedThrough).filter(([file, test]) => !reachedFrom(test).has(file))
    expect(strangers).toEqual([])
    expect(reachedFrom('tests/ui/quilt.test.ts')).not.toContain('src/learning/login/PinAsk.tsx')
  })

  it('would be missed: a planted one is found, and a test of it makes it known', () => {
    const planted = 'src/learning/lesson/Planted.tsx'
    const withPlanted = new Map([...sources, [planted, "import { useState } from 'react'\nuseState(0)\n"]])
    expect(untested(withPlanted, tests)).toContain(planted)
    const itsTest = `import { Planted } from '../../${planted.replace('.tsx', '')}'\n`
    expect(untested(withPlanted, new Map([...tests, ['tests/learning/planted.test.tsx', itsTest]]))).not.toContain(
      planted,
    )
  })

  it('is missed where nobody renders its screen any more', () => {
    const withoutLogin = new Map([...tests].filter(([, text]) => !text.includes('learning/login/LoginScreen')))
    expect(untested(sources, withoutLogin)).toContain('src/learning/login/LoginScreen.tsx')
  })
})
