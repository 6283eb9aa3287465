import { idly } from '../../core/later.tsx'

/**
 * Says what became of the session, on every page. It has to be there once a session ends, and that is never the first
 * that somebody sees.
 */
export const SessionDialog = idly(null, async () => (await import('./parts.ts')).SessionPrompt)
