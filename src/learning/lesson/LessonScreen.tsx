import { useState } from 'react'
import { useParams } from 'react-router-dom'
import { LessonLoader } from './LessonLoader'

/** Route `/lesson/{moduleId}/{lessonId}` (contract, section 1.3). */
export function LessonScreen() {
  const { moduleId = '', lessonId = '' } = useParams()
  const [attempt, setAttempt] = useState(0)
  return (
    <LessonLoader
      key={`${moduleId}/${lessonId}/${attempt}`}
      moduleId={moduleId}
      lessonId={lessonId}
      onRetry={() => setAttempt(attempt + 1)}
    />
  )
}
