/** With this event, a page tells the development server which file it shows. */
export const SHOWN_EVENT = 'lessons:shown'
