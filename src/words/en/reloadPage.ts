/** The button beside a message that asks for a reload. */
export const reloadPageWords = { action: 'Reload' }
