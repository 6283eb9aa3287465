import type { Kysely } from 'kysely'
import type { ConfigField } from '../../resources/training/configField.ts'
import type { Tables } from '../platform/database/tables.ts'
import { firstOf } from './once.ts'

const number = (
  key: string,
  label: string,
  labelEn: string,
  min: number,
  max: number,
  initial: number,
): ConfigField => ({ key, label, labelEn, kind: 'number', min, max, group: null, initial: String(initial) })
const choice = (key: string, label: string, labelEn: string, group: string, initial: string): ConfigField => ({
  key,
  label,
  labelEn,
  kind: 'choice',
  min: null,
  max: null,
  group,
  initial,
})
const flag = (key: string, label: string, labelEn: string, initial: boolean): ConfigField => ({
  key,
  label,
  labelEn,
  kind: 'flag',
  min: null,
  max: null,
  group: null,
  initial: String(initial),
})

/** What clients of vision training usually let a clinic set. */
const schema: readonly ConfigField[] = [
  number('sessionMinutes', '单次训练时长（分钟）', 'Minutes a session', 5, 60, 20),
  number('breakMinutes', '休息时长（分钟）', 'Minutes of rest', 0, 30, 10),
  number('dailyMinutes', '每天最长时长（分钟）', 'Most minutes a day', 10, 240, 90),
  number('viewingDistance', '观看距离（厘米）', 'Viewing distance (cm)', 30, 300, 50),
  number('contrast', '健眼对比度（%）', 'Contrast for the better eye (%)', 5, 100, 30),
  number('brightness', '屏幕亮度（%）', 'Screen brightness (%)', 20, 100, 80),
  number('volume', '音量（%）', 'Volume (%)', 0, 100, 60),
  choice('difficulty', '初始难度', 'Difficulty to begin with', 'gameDifficulty', 'easy'),
  flag('adaptive', '按成绩自动调整难度', 'Difficulty follows the score', true),
  flag('glassesRequired', '开始前确认佩戴分视眼镜', 'Ask for the glasses before it begins', true),
  flag('parentLock', '家长锁', 'Parental lock', false),
]

const valueOf = ({ kind, initial }: ConfigField): unknown =>
  kind === 'number' ? Number(initial) : kind === 'flag' ? initial === 'true' : initial

/** Gives the configuration of games its first fields and values, once. The record is there already. */
export const seedGameConfig = async (db: Kysely<Tables>): Promise<void> => {
  if (!(await firstOf(db, 'gameConfig', ['schema'])).has('schema')) return
  const values = Object.fromEntries(schema.map(one => [one.key, valueOf(one)]))
  await db
    .updateTable('game_config')
    .set({ schema: JSON.stringify(schema), values: JSON.stringify(values) })
    .where('schema', 'is', null)
    .execute()
}
