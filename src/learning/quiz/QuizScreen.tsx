import { useState } from 'react'
import { useParams } from 'react-router-dom'
import { QuizLoader } from './QuizLoader'

/** Route `/quiz/{moduleId}` (contract, section 1.3). */
export function QuizScreen() {
  const { moduleId = '' } = useParams()
  const [attempt, setAttempt] = useState(0)
  return <QuizLoader key={`${moduleId}/${attempt}`} moduleId={moduleId} onRetry={() => setAttempt(attempt + 1)} />
}
