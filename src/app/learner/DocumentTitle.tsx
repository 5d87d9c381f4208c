import { useEffect } from 'react'
import { matchPath, useLocation } from 'react-router-dom'
import { learnerFrameWords as words } from '#words/learnerFrame'
import { toolNames } from '#words/toolNames'
import type { Manifest } from '../../core/curriculum/parseManifest'
import { findLesson, findModule } from '../../core/curriculum/findLesson'
import { useManifest } from '../../session/useRead'
import { site } from '../../site'
import { certificateOfView, classPages, learningViews, paths, patterns } from '../../words/paths'
import { isLogin, learnerScreenAt, viewOf } from './screens'

interface DocumentTitleProps {
  readonly manifest?: Manifest | undefined
}

export function DocumentTitle({ manifest }: DocumentTitleProps) {
  const { pathname, search } = useLocation()
  const title = documentTitle(pathname, manifest, viewOf(search), new URLSearchParams(search).get('page'))
  useEffect(() => {
    document.title = title
  }, [title])
  return null
}

/** Sets the title inside a session, where the manifest has the name of the lesson or the quiz. */
export function SessionTitle() {
  return <DocumentTitle manifest={useManifest()?.value} />
}

/**
 * The title of the document at a path. The names of lessons and quizzes need the manifest.
 * @param view the view or the tool that shares its path with others
 * @param page the page of a class book
 */
export function documentTitle(
  pathname: string,
  manifest: Manifest | undefined,
  view: string | null = null,
  page: string | null = null,
): string {
  return words.titled(ownTitle(pathname, manifest, view, page), site.name)
}

function ownTitle(pathname: string, manifest: Manifest | undefined, view: string | null, page: string | null): string {
  if (isLogin(pathname)) return words.titles.login
  const screen = learnerScreenAt(pathname)
  if (screen === undefined) return words.titles.notFound
  if (screen.pattern === paths.learning && view === learningViews.glossary) return words.titles.glossary
  if (screen.pattern === paths.learning && view === learningViews.review) return words.titles.review
  if (screen.pattern === paths.learning && view === learningViews.check) return words.titles.check
  if (screen.pattern === paths.learning && view === learningViews.practice) return words.titles.practice
  if (screen.pattern === paths.learning && view === learningViews.sheets) return words.titles.sheets
  if (screen.pattern === paths.learning && view === learningViews.join) return words.titles.join
  if (screen.pattern === paths.learning && view === learningViews.sign) return words.titles.sign
  if (screen.pattern === paths.learning && view === learningViews.class) return classTitle(page)
  if (screen.pattern === paths.achievements && certificateOfView(view) !== undefined) return words.titles.certificate
  if (screen.pattern === paths.tools) return new Map(Object.entries(toolNames)).get(view ?? '') ?? screen.title
  return (manifest && detailedTitle(pathname, manifest)) ?? screen.title
}

/** Names the page of a class, but never the class, because titles stay in the history of a shared device. */
function classTitle(page: string | null): string {
  return words.classTitles[classPages.find((name) => name === page) ?? 'list']
}

function detailedTitle(pathname: string, manifest: Manifest): string | undefined {
  const lesson = matchPath(patterns.lesson, pathname)?.params
  if (lesson) return findLesson(manifest, lesson.moduleId ?? '', lesson.lessonId ?? '')?.lesson.title
  const quiz = matchPath(patterns.quiz, pathname)?.params
  const module = quiz && findModule(manifest, quiz.moduleId ?? '')
  return module ? words.quizTitle(module.title) : undefined
}
