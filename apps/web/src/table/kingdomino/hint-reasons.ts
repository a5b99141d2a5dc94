export { hintOf } from '@crownhold/table/kingdomino';
