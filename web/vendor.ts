// An entry of the build alone: what it imports becomes a chunk of its own, which a phone fetches beside the rest of the
// program, and which an update that leaves React as it was does not fetch again.
import 'react-dom/client';
