import { execFile } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { expect } from 'vitest'
import { lessonWords } from '#words/lesson'
import { site } from '../../src/site'
import { leftOutLine } from '../../tools/setup/leftOut.mjs'
import { findWebServer } from '../../tools/setup/webServers.mjs'
import { chromium } from './drivers/chromium'
import { startNginx } from './hosts/programs'
import { journeyOfTest } from './journey'
import { Learner } from './Learner'

const LEFT_OUT = new Set(['.git', '.cache', 'dist', 'node_modules', 'organization'])
const LESSON_TITLE = 'How a loan circle works'
/** The lesson whose text stands in for that of an author. Its module is taken out, so no text comes twice. */
const AUTHORED = 'taxes_1'

// Engines don't differ here, because this file is about the build.
const it = journeyOfTest(() => chromium.launch())

/** A copy of the source. It uses the packages of this project. */
function freshCopy(): string {
  const copy = mkdtempSync(join(tmpdir(), 'own-'))
  for (const name of readdirSync('.').filter((entry) => !LEFT_OUT.has(entry)))
    cpSync(name, join(copy, name), { recursive: true })
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'))
  return copy
}

type Json = Record<string, unknown>

/** A form of a quiz whose last question is now about the own lesson. It stands in for the author's. */
function asksAbout(quiz: Json, form: 'questions' | 'again', id: string): Json {
  const questions = quiz[form] as readonly Json[]
  return { [form]: [...questions.slice(0, -1), { ...questions.at(-1), id, lessonId: 'saving_51' }] }
}

it('is another organization’s after an afternoon', async ({ browser, onTestFinished }) => {
  if (findWebServer('nginx') === undefined) {
    console.log(leftOutLine('the journey of an own organization, which needs nginx.'))
    return
  }
  const project = freshCopy()
  onTestFinished(() => rmSync(project, { recursive: true, force: true }))
  const own = (path: string) => join(project, 'organization', path)
  const change = (path: string, by: (value: Json) => Json) => {
    writeFileSync(own(path), JSON.stringify(by(JSON.parse(readFileSync(own(path), 'utf8')) as Json), null, 2))
  }
  const npm = async (...args: readonly string[]) => {
    const { NODE_ENV: _, VITEST: __, ...environment } = process.env
    const options = { cwd: project, env: { ...environment, VITE_BASE: '/learn/' } }
    const { stdout, stderr } = await promisify(execFile)('npm', ['run', ...args], options)
    return stdout + stderr
  }
  const steps: (readonly [step: string, seconds: string])[] = []
  let before = Date.now()
  const done = (step: string) => {
    steps.push([step, ((Date.now() - before) / 1000).toFixed(1)])
    before = Date.now()
  }

  await npm('new', '--', 'organization', 'Blue Earth Money School')
  done('a new organization')

  change('organization.json', (file) => ({
    ...file,
    email: 'hello@blueearthmoney.org',
    colors: { light: { '--action': '#1f5a3a' } },
  }))
  writeFileSync(
    own('mark.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><circle cx="16" cy="16" r="12"/></svg>',
  )
  await npm('icons')
  done('name, colors and mark')

  writeFileSync(own('words/en.json'), JSON.stringify({ 'home.headline': 'Money lessons for Blue Earth County' }))
  done('a changed sentence')

  await npm('new', '--', 'lesson', 'saving', LESSON_TITLE)
  const lessonFile = 'lessons/saving_51.json'
  const authored = readFileSync(join(project, `public/data/lessons/${AUTHORED}.json`), 'utf8').replaceAll(
    AUTHORED,
    'saving_51',
  )
  change(lessonFile, ({ points, disclaimers }) => {
    const text = JSON.parse(authored) as { content: { hero: Json } }
    const hero = { ...text.content.hero, title: LESSON_TITLE }
    return { ...text, title: LESSON_TITLE, points, disclaimers, content: { ...text.content, hero } }
  })
  done('a new lesson')

  change('course.json', (file) => ({ ...file, locks: { rule: 'open' } }))
  change('course.json', (file) => {
    const modules = file['modules'] as readonly (string | { id: string })[]
    const idOf = (one: string | { id: string }) => (typeof one === 'string' ? one : one.id)
    const saving = modules.filter((one) => idOf(one) === 'saving')
    const others = modules.filter((one) => !['saving', 'taxes'].includes(idOf(one)))
    return { ...file, modules: [...saving, ...others] }
  })
  done('a module out, another order, no locks')

  // The check names the file, the line and the remedy, and nothing is built.
  const refused: unknown = await npm('build').catch((error: Error) => error.message)
  expect(refused).toMatch(
    /saving_quiz\.json:\d+:\d+ {2}questions {2}no question has the lessonId saving_51\. Write your own/,
  )
  expect(existsSync(join(project, 'dist/index.html'))).toBe(false)
  await npm('new', '--', 'quiz', 'saving')
  change('lessons/saving_quiz.json', (quiz) => ({
    ...quiz,
    ...asksAbout(quiz, 'questions', 'own_q1'),
    ...asksAbout(quiz, 'again', 'own_q2'),
  }))
  await promisify(execFile)('npx', ['tsx', 'tools/content/listQuestions.ts'], { cwd: project })
  done('a question about the lesson')

  await npm('build')
  done('the build')

  const host = await startNginx(join(project, 'dist'), '/learn/')
  onTestFinished(() => host.stops())
  const maya = new Learner(browser, `${host.origin}/learn`)
  await maya.opens('/')
  await maya.seesHeading('Money lessons for Blue Earth County')
  await maya.sees('Blue Earth Money School')
  expect(await browser.evaluate(`return document.querySelector('header circle[r="12"]') !== null`)).toBe(true)
  expect(
    await browser.evaluate('return getComputedStyle(document.documentElement).getPropertyValue("--action").trim()'),
  ).toBe('#1f5a3a')
  await maya.doesNotSee(site.name)
  await maya.sees('ready offline', { withinMs: 60_000 })
  await maya.presses('Sign In')
  await maya.types('Maya', 'First name')
  await maya.presses('Start learning')
  await maya.isAt('/learn/dashboard')
  await maya.opens('/learning')
  await maya.sees('Saving and Emergency Funds')
  await maya.doesNotSee('Taxes')
  await maya.opens('/lesson/saving/saving_51')
  await maya.seesHeading(LESSON_TITLE)
  done('the first visit')

  await host.stops()
  await maya.reloads()
  await maya.seesHeading(LESSON_TITLE)
  await maya.presses(lessonWords.markComplete)
  await maya.sees('50 points earned so far.')
  // Without locks, an advanced module is open after one lesson.
  await maya.opens('/lesson/retirement/retirement_1')
  await maya.sees(lessonWords.markComplete)
  done('offline')
  console.log(steps.map(([step, seconds]) => `${seconds.padStart(6)} s  ${step}`).join('\n'))
})
