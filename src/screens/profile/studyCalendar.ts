/** Sunday is 0, as in `Date`. */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6

interface StudyTime {
  readonly weekday: Weekday
  /** `HH:MM` in 24-hour format, in the time zone of the device that shows the calendar. */
  readonly time: string
  /** The product that made the file, in iCalendar format: `-//Owner//Product//EN`. */
  readonly product: string
  readonly title: string
  readonly text: string
  /** The address of the course. */
  readonly url: string
  /** A permanent id, unique among all events. */
  readonly id: string
  readonly now: Date
}

const CODES = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'] as const
const MINUTES_BEFORE = 10
const LENGTH_MINUTES = 30
/** The maximum number of bytes in a line, without the line break (RFC 5545, section 3.1). */
const LONGEST_LINE = 75

/**
 * Returns a weekly event as an iCalendar file (RFC 5545), which every calendar can import. Its time has no zone, so it
 * doesn't change with daylight saving time or if the learner moves.
 */
export function studyCalendar({ product, weekday, time, title, text, url, id, now }: StudyTime): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:${product}`,
    'BEGIN:VEVENT',
    `UID:${id}`,
    `DTSTAMP:${now.toISOString().replace(/[-:]|\.\d+/g, '')}`,
    `DTSTART:${firstDay(weekday, time, now)}T${time.replace(':', '')}00`,
    `DURATION:PT${LENGTH_MINUTES}M`,
    `RRULE:FREQ=WEEKLY;BYDAY=${CODES[weekday]}`,
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(text)}`,
    `URL:${url}`,
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `TRIGGER:-PT${MINUTES_BEFORE}M`,
    `DESCRIPTION:${escaped(title)}`,
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

/** Returns the date, as `YYYYMMDD`, on which the event's weekday and time next occur, by this device's clock. */
function firstDay(weekday: Weekday, time: string, now: Date): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  const day = new Date(now.getFullYear(), now.getMonth(), now.getDate(), hour, minute)
  day.setDate(day.getDate() + ((weekday - day.getDay() + 7) % 7))
  if (day < now) day.setDate(day.getDate() + 7)
  const two = (value: number): string => String(value).padStart(2, '0')
  return `${day.getFullYear()}${two(day.getMonth() + 1)}${two(day.getDate())}`
}

function escaped(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n')
}

/**
 * Folds lines that are too long, so that they continue on the next line after a space. A multibyte character is never
 * split.
 */
function folded(line: string): string {
  const encoder = new TextEncoder()
  let length = 0
  return Array.from(line)
    .map((sign) => {
      const bytes = encoder.encode(sign).length
      const isFull = length + bytes > LONGEST_LINE
      length = isFull ? 1 + bytes : length + bytes
      return isFull ? `\r\n ${sign}` : sign
    })
    .join('')
}
