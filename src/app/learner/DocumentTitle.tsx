import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { learnerFrameWords as words } from '#words/learnerFrame'
import { toolNames } from '#words/toolNames'
import type { Manifest } from '../../core/curriculum/parseManifest'
import { readMark } from '../../core/curriculum/languageMark'
import { findLesson, findModule } from '../../core/curriculum/findLesson'
import { useManifest } from '../../session/useRead'
import { site } from '../../site'
import { type Place, placeAt } from '../../words/places'

interface DocumentTitleProps {
  readonly manifest?: Manifest | undefined
}

export function DocumentTitle({ manifest }: DocumentTitleProps) {
  const title = documentTitle(placeAt(useLocation()), manifest)
  useEffect(() => {
    document.title = title
  }, [title])
  return null
}

/** Sets the title inside a session, where the manifest has the name of the lesson or the quiz. */
export function SessionTitle() {
  return <DocumentTitle manifest={useManifest()?.value} />
}

/** The title of the document for a place. The names of lessons and quizzes need the manifest. */
export function documentTitle(place: Place | undefined, manifest: Manifest | undefined): string {
  return words.titled(readMark(ownTitle(place, manifest)).text, site.name)
}

function ownTitle(place: Place | undefined, manifest: Manifest | undefined): string {
  if (place === undefined) return words.titles.notFound
  switch (place.screen) {
    case 'class':
      // The title includes the page's name but never the class's name, because titles stay in the history of a shared
      // device.
      return words.classTitles[place.page ?? 'list']
    case 'achievements':
      return place.certificate === undefined ? words.titles.achievements : words.titles.certificate
    case 'tools':
      return new Map(Object.entries(toolNames)).get(place.tool ?? '') ?? words.titles.tools
    case 'lesson':
      return (manifest && findLesson(manifest, place.moduleId, place.lessonId)?.lesson.title) ?? words.titles.lesson
    case 'quiz': {
      const module = manifest && findModule(manifest, place.moduleId)
      return module ? words.quizTitle(module.title) : words.titles.quiz
    }
    case 'login':
    case 'dashboard':
    case 'dashboardOld':
    case 'learning':
    case 'learningOld':
    case 'glossary':
    case 'review':
    case 'check':
    case 'practice':
    case 'join':
    case 'sign':
    case 'sheets':
    case 'state':
    case 'profile':
    case 'backup':
    case 'settings':
    case 'delete':
      return words.titles[place.screen]
  }
}
