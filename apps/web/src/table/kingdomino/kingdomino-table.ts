import type { KingdominoAction, KingdominoInput, KingdominoTypes } from '@crownhold/table/kingdomino';
import type { TableAction } from '../action.ts';
import type { ShownTable } from '../shown-table.ts';
import type { TableModel } from '../table-model.ts';

export type KingdominoTable = TableModel<KingdominoTypes, KingdominoInput, KingdominoAction>;
export type ShownKingdomino = ShownTable<KingdominoTypes, KingdominoInput>;
export type KingdominoTableAction = TableAction<KingdominoAction>;
